import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { api } from '@otogi/contract/api'
import Fastify from 'fastify'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { guessTitle, fetchPuzzle, listWrongTitles } from '../../../test/puzzles.ts'
import { startTestServer } from '../../../test/test-server.ts'
import { createLoggerOptions } from './log.ts'

const lines: string[] = []
const server = await startTestServer({ log: { write: (line) => void lines.push(line) } })
afterAll(() => server[Symbol.asyncDispose]())

const ACCOUNT = { username: 'logged1', password: 'apassword1', email: 'ana@letters.example', googleAccount: false }

/** All fields that the log line of a request may have. */
const SAID = ['level', 'method', 'ms', 'msg', 'reqId', 'route', 'status', 'time']

type Line = Record<string, unknown>

/** Returns the lines logged since the previous call. */
const takeLines = () => lines.splice(0).map((line) => JSON.parse(line) as Line)

const run = promisify(execFile)

test('every request is logged with the id of its reply and without secrets', async () => {
  const ana = server.visitor()
  const { body } = await ana.send(api.accounts.create, ACCOUNT)
  ana.id = (body as { _id: string })._id
  await ana.send(api.accounts.signIn, { username: ACCOUNT.username, password: 'awrongword' })
  await ana.send(api.accounts.signIn, ACCOUNT)
  const address = (await fetchPuzzle(ana, 'image')).image_game[0] ?? ''
  const [guess = ''] = await listWrongTitles(server, ana)
  await guessTitle(ana, guess)
  await ana.send(api.market.list, { name: 'what-is-looked-for' })
  await ana.send(api.profile.resetPassword, { token: 'a-token-of-a-letter', password: 'anewerword' })
  for (const url of ['/api/nothing?email=ana@letters.example', '/api/%E0%A4%A?email=ana@letters.example', address])
    await ana.get(url)
  await ana.request({ method: 'POST', url: api.accounts.signIn.path, payload: '{"password":"abrokenword' })

  const requestIds = ana.heard
    .filter(({ url }) => url.startsWith('/api/'))
    .map(({ headers }) => headers['x-request-id'])
  const kept = takeLines()
  const calls = kept.filter(({ msg }) => msg === 'call')
  expect(calls.map(({ reqId }) => reqId)).toEqual(requestIds)
  expect(calls.map((line) => Object.keys(line).toSorted())).toEqual(calls.map(() => SAID))
  expect(calls.filter(({ ms }) => typeof ms !== 'number')).toEqual([])
  const typed = [ACCOUNT.password, ACCOUNT.email, 'awrongword', 'anewerword', 'abrokenword', 'letters.example', guess]
  const sent = ['a-token-of-a-letter', 'what-is-looked-for', address, '?', 'sid', ana.id]
  const secrets = [...Object.values(ana.cookies), ...typed, ...sent]
  expect(secrets.filter((secret) => kept.some((line) => JSON.stringify(line).includes(secret)))).toEqual([])
})

test('an error is logged with its stack but without the database row', async () => {
  await sql`alter table players add constraint no_more check (email <> 'bob@letters.example')`.execute(server.db)
  takeLines()
  const { status, headers } = await server
    .visitor()
    .send(api.accounts.create, { ...ACCOUNT, username: 'logged2', email: 'bob@letters.example' })
  const kept = takeLines()
  expect([status, kept.map(({ msg, reqId }) => [msg, reqId])]).toEqual([
    500,
    [
      ['fault', headers['x-request-id']],
      ['call', headers['x-request-id']],
    ],
  ])
  expect(kept[0]?.['err']).toMatchObject({
    message: expect.stringContaining('no_more'),
    stack: expect.stringMatching(/at .+\.ts/),
  })
  expect(JSON.stringify(kept)).not.toMatch(/letters\.example|logged2|scrypt|argon/)
})

test('log lines of the framework contain neither the URL nor the client', async () => {
  const written: string[] = []
  const app = Fastify({ logger: createLoggerOptions('info', { write: (line) => void written.push(line) }) ?? false })
  app.get('/asked', (request, reply) => {
    request.log.warn({ req: request, res: reply }, 'a message')
    return {}
  })
  await app.inject({ url: '/asked?email=ana@letters.example', headers: { cookie: 'sid=a-token' } })
  expect(written.filter((line) => line.includes('a message'))).toHaveLength(1)
  expect(written.join('')).not.toMatch(/letters|a-token|127\.0\.0\.1/)
})

test('a process that exits right after a log line still writes it', async () => {
  const script = `
    import Fastify from 'fastify'
    import { createLoggerOptions } from ${JSON.stringify(join(import.meta.dirname, 'log.ts'))}
    Fastify({ logger: createLoggerOptions('info') }).log.info('the last line')
    process.exit(0)`
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: import.meta.dirname,
  })
  expect(stdout).toContain('the last line')
})
