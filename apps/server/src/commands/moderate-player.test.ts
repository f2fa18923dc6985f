import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { api } from '@otogi/contract/api'
import { afterAll, expect, test } from 'vitest'
import { createCommandRunner } from '../../test/command-runner.ts'
import { startTestServer } from '../../test/test-server.ts'

const server = await startTestServer()
afterAll(() => server[Symbol.asyncDispose]())

const folder = await mkdtemp(join(tmpdir(), 'otogi-moderation-'))
afterAll(() => rm(folder, { recursive: true }))

const operator = createCommandRunner(server, undefined, { dataDir: folder })

const listLog = (subject: string) =>
  server.db.selectFrom('desk_log').selectAll().where('subject', '=', subject).orderBy('id').execute()

test('each command about a player does what it says and writes its reason to the log', async () => {
  const ana = await server.player('Cmdana')
  const run = async (verb: string, ...args: string[]) =>
    expect(await operator('player', verb, 'Cmdana', ...args), verb).toMatchObject({ ok: true, lines: ['done: Cmdana'] })
  await run('compensate', '50', 'a lost reward')
  await run('deduct', '20', 'paid twice')
  expect(await ana.call(api.wallet.find)).toMatchObject({ gachas: 130 })
  await run('suspend', '3', 'You insulted others.', 'insults')
  expect(await ana.call(api.suspension.find)).toMatchObject({ note: 'You insulted others.' })
  await run('lift', 'a mistake')
  expect(await ana.call(api.suspension.find)).toBeNull()
  await run('remove-picture', 'a rude picture')
  const file = join(folder, 'ana.json')
  await run('export', file, 'a letter')
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ account: { username: 'Cmdana' } })
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  await run('end-sessions', 'a stolen device')
  expect(await ana.refusal(api.wallet.find)).toBe('SESSION_REQUIRED')
  await run('rename', 'Goodana', 'a rude name')
  expect((await listLog(ana.id)).map(({ action, reason, operator: by }) => `${by} ${action}: ${reason}`)).toEqual([
    'null player.compensate: a lost reward',
    'null player.deduct: paid twice',
    'null player.suspend: insults',
    'null player.lift: a mistake',
    'null player.remove-picture: a rude picture',
    'null player.export: a letter',
    'null player.end-sessions: a stolen device',
    'null player.rename: a rude name',
  ])
})

await server.player('Refusedana')

test.each([
  ['lift', [''], /^reason: /],
  ['suspend', ['0', 'a note', 'insults'], /^days: /],
  ['compensate', ['10001', 'a lost reward'], /^gachas: /],
  ['deduct', ['101', 'paid twice'], /^the player has only 100 gachas$/],
  ['export', ['/nowhere/ana.json', 'a letter'], /^\/nowhere\/ana.json could not be created/],
])('player %s with %j is refused', async (verb, args, fault) => {
  const outcome = await operator('player', verb, 'Refusedana', ...args)
  expect([outcome.ok, outcome.fault]).toEqual([false, expect.stringMatching(fault)])
})
