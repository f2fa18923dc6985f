import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { LIMITS } from '@otogi/contract/limits'
import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const repository = resolve(import.meta.dirname, '../../../../..')

test('without settings the server runs from the repository on loopback', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    workers: expect.any(Number) as number,
    drainSeconds: 0,
    metricsPort: undefined,
    trustedProxies: 'loopback',
    tracing: false,
    dataDir: resolve(repository, '.data'),
    databaseUrl: undefined,
    s3: undefined,
    publicOrigin: undefined,
    secretKey: undefined,
    packDir: resolve(repository, 'content/legends'),
    google: undefined,
    mail: undefined,
    rateLimits: LIMITS,
    marketGuard: 'enforce',
    pollMinAccountDays: 0,
    backups: undefined,
    logLevel: 'info',
  })
})

test('an empty value counts as absent, and unknown variables are ignored', () => {
  expect(readConfig({ PORT: '', HOST: '', GOOGLE_CLIENT_ID: '', PATH: '/bin', HOME: undefined })).toEqual(
    readConfig({}),
  )
})

test('every setting is read', () => {
  const config = readConfig({
    PORT: '8080',
    HOST: '0.0.0.0',
    WORKERS: '3',
    DRAIN_SECONDS: '5',
    METRICS_PORT: '9100',
    TRUSTED_PROXIES: 'loopback,10.0.0.0/8',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318',
    DATA_DIR: '/var/otogi',
    DATABASE_URL: 'postgres://u:p@db/otogi',
    S3_URL: 'https://s3.example.org/otogi',
    S3_REGION: 'eu',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
    SECRET_KEY: 'k'.repeat(32),
    PUBLIC_ORIGIN: 'https://otogi.example/',
    PACK_DIR: '/packs/mine',
    GOOGLE_CLIENT_ID: 'client',
    GOOGLE_ISSUER: 'http://127.0.0.1:9',
    GOOGLE_JWKS_URL: 'http://127.0.0.1:9/keys',
    SMTP_URL: 'smtps://u:p@mail.example:465',
    MAIL_FROM: 'Festival <festival@otogi.example>',
    RATE_LIMITS: 'off',
    MARKET_GUARD: 'flag',
    POLL_MIN_ACCOUNT_DAYS: '7',
    BACKUP_EVERY: '24',
    BACKUP_KEEP: '14',
    LOG_LEVEL: 'debug',
  })
  expect(config).toEqual({
    port: 8080,
    host: '0.0.0.0',
    workers: 3,
    drainSeconds: 5,
    metricsPort: 9100,
    trustedProxies: 'loopback,10.0.0.0/8',
    tracing: true,
    dataDir: '/var/otogi',
    databaseUrl: 'postgres://u:p@db/otogi',
    s3: { url: 'https://s3.example.org/otogi', region: 'eu', accessKeyId: 'id', secretAccessKey: 'secret' },
    secretKey: 'k'.repeat(32),
    publicOrigin: 'https://otogi.example',
    packDir: '/packs/mine',
    google: { clientId: 'client', issuer: 'http://127.0.0.1:9', jwksUrl: 'http://127.0.0.1:9/keys' },
    mail: { smtpUrl: 'smtps://u:p@mail.example:465', from: 'Festival <festival@otogi.example>' },
    rateLimits: undefined,
    marketGuard: 'flag',
    pollMinAccountDays: 7,
    backups: { everyMs: 86_400_000, keep: 14 },
    logLevel: 'debug',
  })
})

test.each([
  ['PORT', 'http'],
  ['PORT', '-1'],
  ['PORT', '65536'],
  ['PORT', '3000.5'],
  ['PORT', '0x50'],
  ['WORKERS', '0'],
  ['WORKERS', 'auto'],
  ['DRAIN_SECONDS', '60'],
  ['METRICS_PORT', 'yes'],
  ['TRUSTED_PROXIES', 'everyone'],
  ['DATABASE_URL', 'mysql://db/otogi'],
  ['DATABASE_URL', 'otogi'],
  ['S3_URL', 'https://s3.example.org'],
  ['S3_URL', 's3://otogi'],
  ['PUBLIC_ORIGIN', 'otogi.example'],
  ['PUBLIC_ORIGIN', 'ftp://otogi.example'],
  ['PUBLIC_ORIGIN', 'https://example.org/otogi'],
  ['PUBLIC_ORIGIN', 'https://otogi.example/?lang=es'],
  ['SECRET_KEY', 'too short'],
  ['GOOGLE_ISSUER', 'accounts'],
  ['GOOGLE_JWKS_URL', 'keys'],
  ['SMTP_URL', 'mail.example:25'],
  ['RATE_LIMITS', 'yes'],
  ['RATE_LIMITS', 'sign-in'],
  ['RATE_LIMITS', 'sign-in=0'],
  ['RATE_LIMITS', 'sign-in=30,signup=5'],
  ['RATE_LIMITS', 'on,sign-in=30'],
  ['MARKET_GUARD', 'on'],
  ['POLL_MIN_ACCOUNT_DAYS', '-1'],
  ['POLL_MIN_ACCOUNT_DAYS', 'week'],
  ['BACKUP_EVERY', 'daily'],
  ['BACKUP_EVERY', '0'],
  ['BACKUP_KEEP', '1000'],
  ['LOG_LEVEL', 'loud'],
])('%s=%s stops the start with one line that names it', (name, value) => {
  const read = () => readConfig({ [name]: value })
  expect(read).toThrow(ConfigError)
  expect(read).toThrow(new RegExp(`^${name}: must (be|have) [^\n]+$`))
})

test('the error about a secret does not contain it', () => {
  expect(() => readConfig({ SECRET_KEY: 'hunter2' })).not.toThrow(/hunter2/)
  expect(() => readConfig({ SECRET_KEY: 'hunter2' })).toThrow(ConfigError)
})

test('several wrong values are reported in one line', () => {
  expect(() => readConfig({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/^PORT: [^\n]+; LOG_LEVEL: [^\n]+$/)
})

test('limits can be set by name, and the rest keep their defaults', () => {
  expect(readConfig({ RATE_LIMITS: 'sign-in=30,sign-up=100' }).rateLimits).toEqual({
    ...LIMITS,
    'sign-in': { max: 30, windowSeconds: 60 },
    'sign-up': { max: 100, windowSeconds: 3600 },
  })
})

test('mail requires a public origin and has a sender', () => {
  expect(() => readConfig({ SMTP_URL: 'smtp://mail' })).toThrow(/^PUBLIC_ORIGIN: required/)
  expect(readConfig({ SMTP_URL: 'smtp://mail', PUBLIC_ORIGIN: 'https://play.example' }).mail).toEqual({
    smtpUrl: 'smtp://mail',
    from: 'Otogi <otogi@play.example>',
  })
})

test('by default there are one to four processes, and no more than cores', () => {
  const { workers } = readConfig({})
  expect(workers).toBeGreaterThanOrEqual(1)
  expect(workers).toBeLessThanOrEqual(Math.min(4, availableParallelism()))
})

test('a bucket requires its keys', () => {
  expect(() => readConfig({ S3_URL: 'https://s3.example.org/otogi' })).toThrow(/^S3_ACCESS_KEY_ID, .*: required/)
})

test('an external database requires a secret key', () => {
  expect(() => readConfig({ DATABASE_URL: 'postgres://db/otogi' })).toThrow(/^SECRET_KEY: required/)
})
