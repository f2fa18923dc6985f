import { availableParallelism, totalmem } from 'node:os'
import { isAbsolute, resolve } from 'node:path'
import type { Limits } from '@otogi/contract/limits'
import * as z from 'zod/mini'
import { RATE_LIMITS, RATE_LIMITS_HINT, parseRateLimits } from '../http/rate-limits.ts'

const repository = resolve(import.meta.dirname, '../../../../..')

const MOST_DEFAULT_WORKERS = 4
/** With several processes, each needs about 250 MB, and drawing pictures needs another 300 MB. */
const MEMORY_PER_WORKER = 2 ** 30
const MEMORY = Math.min(totalmem(), process.constrainedMemory() || Infinity)
const DEFAULT_WORKERS = Math.max(
  1,
  Math.min(MOST_DEFAULT_WORKERS, availableParallelism(), Math.floor(MEMORY / MEMORY_PER_WORKER)),
)

const PORT = { error: 'must be a port number from 0 to 65535' }
const WORKERS = { error: 'must be a number of processes from 1 to 99' }
const PROXIES = { error: 'must be a list of addresses or networks, like loopback,10.0.0.0/8' }
const PROXY_LIST =
  /^(?:loopback|linklocal|uniquelocal|[\d.:a-f]+(?:\/\d{1,3})?)(?:,(?:loopback|linklocal|uniquelocal|[\d.:a-f]+(?:\/\d{1,3})?))*$/
const DRAIN = { error: 'must be a number of seconds from 0 to 5' }
const DATABASE = { error: 'must be an address like postgres://user:password@host/database' }
const ORIGIN = { error: 'must be an origin like https://otogi.example' }
/** Minimum length of a secret key. */
export const SECRET_KEY_LENGTH = 32
const SECRET = { error: `must have at least ${SECRET_KEY_LENGTH} characters` }
const DAYS = { error: 'must be a number of days from 0 to 999' }
const HOURS = { error: 'must be a number of hours from 1 to 999' }
const BACKUPS = { error: 'must be a number of backups from 1 to 999' }
const SMTP = { error: 'must be an address like smtp://user:password@host:587' }
const BUCKET = { error: 'must be the address of a bucket, like https://s3.example.org/otogi' }
const ADDRESS = { error: 'must be an address like https://example.org/path' }

const Variables = z.object({
  PORT: z._default(z.pipe(z.string().check(z.regex(/^\d{1,5}$/, PORT)), z.transform(Number)), 3000),
  HOST: z._default(z.string(), '127.0.0.1'),
  WORKERS: z._default(z.pipe(z.string().check(z.regex(/^[1-9]\d?$/, WORKERS)), z.transform(Number)), DEFAULT_WORKERS),
  DRAIN_SECONDS: z._default(z.pipe(z.string().check(z.regex(/^[0-5]$/, DRAIN)), z.transform(Number)), 0),
  METRICS_PORT: z.optional(z.pipe(z.string().check(z.regex(/^\d{1,5}$/, PORT)), z.transform(Number))),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(z.url(ADDRESS)),
  TRUSTED_PROXIES: z._default(z.string().check(z.regex(PROXY_LIST, PROXIES)), 'loopback'),
  DATA_DIR: z._default(z.string(), '.data'),
  DATABASE_URL: z.optional(z.url({ protocol: /^postgres(ql)?$/, ...DATABASE })),
  DATABASE_READ_URL: z.optional(z.url({ protocol: /^postgres(ql)?$/, ...DATABASE })),
  PUBLIC_ORIGIN: z.optional(z.url({ protocol: /^https?$/, ...ORIGIN }).check(z.refine(isOrigin, ORIGIN))),
  S3_URL: z.optional(z.url({ protocol: /^https?$/, ...BUCKET }).check(z.refine(isBucketUrl, BUCKET))),
  S3_REGION: z._default(z.string(), 'us-east-1'),
  S3_ACCESS_KEY_ID: z.optional(z.string()),
  S3_SECRET_ACCESS_KEY: z.optional(z.string()),
  SECRET_KEY: z.optional(z.string().check(z.minLength(SECRET_KEY_LENGTH, SECRET))),
  PACK_DIR: z._default(z.string(), 'content/legends'),
  GOOGLE_CLIENT_ID: z.optional(z.string()),
  GOOGLE_ISSUER: z._default(z.url(ADDRESS), 'https://accounts.google.com'),
  GOOGLE_JWKS_URL: z._default(z.url(ADDRESS), 'https://www.googleapis.com/oauth2/v3/certs'),
  SMTP_URL: z.optional(z.url({ protocol: /^smtps?$/, ...SMTP })),
  MAIL_FROM: z.optional(z.string()),
  RATE_LIMITS: z._default(z.string().check(z.regex(RATE_LIMITS, RATE_LIMITS_HINT)), 'on'),
  MARKET_GUARD: z._default(createChoiceSchema('off', 'flag', 'enforce'), 'enforce'),
  POLL_MIN_ACCOUNT_DAYS: z._default(z.pipe(z.string().check(z.regex(/^\d{1,3}$/, DAYS)), z.transform(Number)), 0),
  BACKUP_EVERY: z.optional(z.pipe(z.string().check(z.regex(/^[1-9]\d{0,2}$/, HOURS)), z.transform(Number))),
  BACKUP_KEEP: z._default(z.pipe(z.string().check(z.regex(/^[1-9]\d{0,2}$/, BACKUPS)), z.transform(Number)), 7),
  LOG_LEVEL: z._default(createChoiceSchema('silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'), 'info'),
})

/** Whether the URL is only an origin. A path in the URL would have no effect. */
function isOrigin(address: string): boolean {
  return URL.canParse(address) && new URL(address).href === `${new URL(address).origin}/`
}

function isBucketUrl(address: string): boolean {
  return URL.canParse(address) && /^\/[^/]+\/?$/.test(new URL(address).pathname)
}

function createChoiceSchema<const Choices extends readonly string[]>(...choices: Choices) {
  return z.enum(choices, { error: `must be one of ${choices.join(', ')}` })
}

type S3Config = {
  readonly url: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** How often scheduled backups are written, and how many are kept. */
export type BackupSchedule = { readonly everyMs: number; readonly keep: number }

export type Config = {
  readonly port: number
  readonly host: string
  /** Addresses whose X-Forwarded-For header is trusted. */
  readonly trustedProxies: string
  /** Loopback port of the metrics; undefined to collect no metrics. */
  readonly metricsPort: number | undefined
  /** Whether traces are sent to a collector. */
  readonly tracing: boolean
  /** Number of processes that serve requests. */
  readonly workers: number
  /** How long a stopping server reports that it is not ready while still accepting requests. */
  readonly drainSeconds: number
  readonly dataDir: string
  /** URL of the database; undefined to run the embedded PostgreSQL in `dataDir`. */
  readonly databaseUrl: string | undefined
  /** URL of a streaming replica; undefined to read only from the primary. */
  readonly databaseReadUrl: string | undefined
  /** Bucket for uploaded and drawn pictures; undefined to store them in `dataDir`. */
  readonly s3: S3Config | undefined
  readonly publicOrigin: string | undefined
  readonly secretKey: string | undefined
  readonly packDir: string
  readonly google: { readonly clientId: string; readonly issuer: string; readonly jwksUrl: string } | undefined
  /** Mail settings; undefined if the server cannot send mail. */
  readonly mail: { readonly smtpUrl: string; readonly from: string } | undefined
  /** Rate limits; undefined if they are disabled. */
  readonly rateLimits: Limits | undefined
  readonly marketGuard: 'off' | 'flag' | 'enforce'
  /** Minimum account age for voting, in days. */
  readonly pollMinAccountDays: number
  /** Backup schedule; undefined to write no backups. */
  readonly backups: BackupSchedule | undefined
  readonly logLevel: string
}

/** An invalid setting. The message is one line for the operator. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

/** Reads the settings from environment variables. Empty values count as missing. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const { success, data, error } = Variables.safeParse(given)
  if (!success)
    throw new ConfigError(error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; '))
  if (data.PORT > 65_535) throw new ConfigError(`PORT: ${PORT.error}`)
  if (data.DATABASE_URL && !data.SECRET_KEY) {
    throw new ConfigError('SECRET_KEY: required (at least 32 characters) when DATABASE_URL is set')
  }
  if (data.DATABASE_READ_URL && !data.DATABASE_URL) {
    throw new ConfigError('DATABASE_URL: required when DATABASE_READ_URL is set')
  }
  if (data.SMTP_URL && !data.PUBLIC_ORIGIN) {
    throw new ConfigError('PUBLIC_ORIGIN: required when SMTP_URL is set, for the links in mails')
  }
  return {
    port: data.PORT,
    host: data.HOST,
    trustedProxies: data.TRUSTED_PROXIES,
    workers: data.WORKERS,
    metricsPort: data.METRICS_PORT,
    tracing: data.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
    drainSeconds: data.DRAIN_SECONDS,
    dataDir: resolveFromRepository(data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    databaseReadUrl: data.DATABASE_READ_URL,
    s3: readS3Config(data),
    publicOrigin: data.PUBLIC_ORIGIN && new URL(data.PUBLIC_ORIGIN).origin,
    secretKey: data.SECRET_KEY,
    packDir: resolveFromRepository(data.PACK_DIR),
    google: data.GOOGLE_CLIENT_ID
      ? { clientId: data.GOOGLE_CLIENT_ID, issuer: data.GOOGLE_ISSUER, jwksUrl: data.GOOGLE_JWKS_URL }
      : undefined,
    mail:
      data.SMTP_URL && data.PUBLIC_ORIGIN
        ? { smtpUrl: data.SMTP_URL, from: data.MAIL_FROM ?? `Otogi <otogi@${new URL(data.PUBLIC_ORIGIN).hostname}>` }
        : undefined,
    rateLimits: parseRateLimits(data.RATE_LIMITS),
    marketGuard: data.MARKET_GUARD,
    pollMinAccountDays: data.POLL_MIN_ACCOUNT_DAYS,
    backups: data.BACKUP_EVERY ? { everyMs: data.BACKUP_EVERY * 3_600_000, keep: data.BACKUP_KEEP } : undefined,
    logLevel: data.LOG_LEVEL,
  }
}

function readS3Config(data: z.infer<typeof Variables>): S3Config | undefined {
  if (!data.S3_URL) return undefined
  const { S3_URL: url, S3_REGION: region, S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: key } = data
  if (!id || !key) throw new ConfigError('S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: required when S3_URL is set')
  return { url, region, accessKeyId: id, secretAccessKey: key }
}

/** Resolves a relative path from the repository root, so that the result does not depend on the working directory. */
function resolveFromRepository(path: string): string {
  return isAbsolute(path) ? path : resolve(repository, path)
}
