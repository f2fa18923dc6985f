import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { api } from '@otogi/contract/api'
import type { DeskEndpoint } from '@otogi/contract/desk/declare'
import { desk } from '@otogi/contract/desk/desk'
import { LANGUAGES } from '@otogi/rules/languages/languages'
import { afterAll, expect, test } from 'vitest'
import { createCommandRunner } from '../../test/command-runner.ts'
import { startTestServer } from '../../test/test-server.ts'

const server = await startTestServer()
afterAll(() => server[Symbol.asyncDispose]())
const operator = createCommandRunner(server)

const legends = resolve(import.meta.dirname, '../../../../content/legends')

test.each(['', 'pack', 'poll create A', 'player find', 'ledger audit all', 'toString x'])(
  'the wrong command “%s” prints the usage',
  async (typed) => {
    const { ok, lines } = await operator(...typed.split(' ').filter(Boolean))
    expect(ok).toBe(false)
    expect(lines[0]).toBe('Usage: npm run otogi -- <command>')
    expect(lines[1]).toMatch(/^ {2}(pack|player|poll|ledger|market) /)
  },
)

/** Desk calls whose commands are named differently. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  'banner choose': ['banner set'],
  'book audit': ['ledger audit'],
  'report decide': ['report act', 'report dismiss'],
}

test('every desk action is also available as a command', async () => {
  const usage = (await operator()).lines.map((line) => line.trim().split(' ').slice(0, 2).join(' '))
  const commands = Object.values(desk)
    .flatMap((section) => Object.values<DeskEndpoint>(section))
    .filter(({ method, needsPasskey, path }) => method !== 'GET' && needsPasskey && path !== desk.access.signOut.path)
    .map(({ path }) => path.replace('/api/desk/', '').replace(/s?\//, ' '))
    .map((name) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`))
    .flatMap((name) => OTHER_NAMES[name] ?? [name])
  expect(commands.length).toBeGreaterThan(20)
  expect(commands.filter((name) => !usage.includes(name))).toEqual([])
})

test('a pack without faults passes the check', async () => {
  const { ok, lines } = await operator('pack', 'check', legends)
  expect(ok).toBe(true)
  expect(lines).toEqual([expect.stringMatching(/legends: no faults in \d+ series, /)])
})

test('each fault of a pack is reported with file, field and reason', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'otogi-pack-'))
  try {
    await cp(legends, folder, { recursive: true })
    const manifest = JSON.parse(await readFile(join(folder, 'pack.json'), 'utf8')) as { series: string[] }
    const [first = ''] = manifest.series
    await writeFile(join(folder, 'pack.json'), JSON.stringify({ ...manifest, series: [...manifest.series, first] }))
    expect(await operator('pack', 'check', folder)).toEqual({
      ok: false,
      lines: expect.arrayContaining([expect.stringMatching(/^pack\.json: series\.\d+: repeats the id "/)]) as string[],
      fault: undefined,
    })
    await rm(join(folder, 'portraits', `${first}.json`))
    expect((await operator('pack', 'check', folder)).lines).toContain(`portraits/${first}.json: is missing`)
  } finally {
    await rm(folder, { recursive: true })
  }
})

test('a card that a newer version of a pack lacks is reported', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'otogi-pack-'))
  try {
    await cp(legends, folder, { recursive: true })
    const manifest = JSON.parse(await readFile(join(folder, 'pack.json'), 'utf8')) as { series: string[] }
    const [, ...series] = manifest.series
    await writeFile(join(folder, 'pack.json'), JSON.stringify({ ...manifest, series }))
    const { ok, lines } = await operator('pack', 'check', folder, legends)
    expect(ok).toBe(false)
    expect(lines).toContain(
      'series/alice-in-wonderland.json: cards: no longer contains "alice-1", which players may own',
    )
  } finally {
    await rm(folder, { recursive: true })
  }
})

test('a player is found by name in any case', async () => {
  const maria = await server.player('Maria')
  const { ok, lines } = await operator('player', 'find', 'mARIA')
  expect(ok).toBe(true)
  expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^id +${maria.id}$`)))
  expect(lines).toContainEqual(expect.stringMatching(/^email +Maria@example.org$/))
  expect(lines).toContainEqual(expect.stringMatching(/^gachas +100$/))
  expect(lines.join()).not.toMatch(/argon2|null|undefined/)
})

test.each(['find', 'reset-password'])('player %s reports an unknown name', async (verb) => {
  expect(await operator('player', verb, 'nobody')).toEqual({
    ok: false,
    lines: [],
    fault: 'there is no player named nobody',
  })
})

test('a password reset prints a working password and ends all sessions', async () => {
  const [rosa, decoy] = [await server.player('Rosaa'), await server.player()]
  const { ok, lines } = await operator('player', 'reset-password', 'Rosaa')
  const [password = ''] = lines
  expect([ok, lines.length]).toEqual([true, 1])
  expect(password).toMatch(/^[A-Za-z0-9]{15}$/)
  expect(await rosa.refusal(api.wallet.find)).toBe('SESSION_REQUIRED')
  expect(await decoy.call(api.wallet.find)).toMatchObject({ gachas: 100 })
  const signIn = (typed: string) => server.visitor().send(api.accounts.signIn, { username: 'Rosaa', password: typed })
  expect((await signIn('lantern7')).body).toMatchObject({ code: 'PASSWORD_WRONG' })
  expect((await signIn(password)).body).toMatchObject({ _id: rosa.id })
})

test('an audit checks every rule and its result is in the open books', async () => {
  await using other = await startTestServer({
    brokenRules: ['every balance is the sum of its entries', 'the sum of balances'],
  })
  const ana = await other.player()
  const type = createCommandRunner(other)
  expect((await ana.call(api.books.find)).audit).toBeNull()
  const { ok, lines } = await type('ledger', 'audit')
  expect([ok, lines.length]).toEqual([true, 20])
  expect(lines.every((line) => /^ok {5}\S/.test(line))).toBe(true)
  await other.db.updateTable('wallets').set({ balance: 99 }).where('player_id', '=', ana.id).execute()
  const again = await type('ledger', 'audit')
  expect(again.ok).toBe(false)
  expect(again.lines.filter((line) => line.startsWith('FAULT'))).toEqual([
    'FAULT  the sum of balances is what was created minus what was destroyed: 1 broken, such as 99 held, 100 created minus destroyed',
    `FAULT  every balance is the sum of its entries: 1 broken, such as ${ana.id}`,
  ])
  other.setNow('2026-11-18T11:02:00Z')
  expect((await ana.call(api.books.find)).audit).toMatchObject({ entries: 2, copies: 0, rules: 20, broken: 2 })
})

test('the operator creates a poll in several languages and closes it with its result', async () => {
  await using other = await startTestServer()
  const ana = await other.player()
  const type = createCommandRunner(other)
  expect(await type('poll', 'close', 'over')).toMatchObject({ ok: false, fault: 'There is no open poll' })
  expect(await type('poll', 'create', 'Cats|Gatos', 'Go', 'a change')).toEqual({
    ok: true,
    lines: ['poll 1 runs until 2026-12-02: Cats or Go'],
    fault: undefined,
  })
  expect(await ana.call(api.polls.find)).toMatchObject({
    names: [
      { en: 'Cats', es: 'Gatos' },
      { en: 'Go', es: 'Go' },
    ],
  })
  expect((await type('poll', 'create', 'One', 'Two', 'a change')).fault).toMatch(/^A poll is running/)
  await ana.call(api.polls.vote, { voteUser: 2 })
  expect((await type('poll', 'close', 'enough votes')).lines).toEqual([
    'poll 1 is closed: Cats 0 % (0)',
    'Go 100 % (1)',
  ])
  expect(await ana.call(api.polls.find)).toMatchObject({ finished: true })
})

test('the operator plans polls, lists them and cancels one', async () => {
  await using other = await startTestServer()
  const type = createCommandRunner(other)
  const plan = (first: string, day: string) => type('poll', 'create', first, 'Other', 'a plan', day)
  expect((await plan('Snow', '2026-12-24')).lines).toEqual(['a poll starts on 2026-12-24: Snow or Other'])
  expect((await plan('Ice', '2026-12-24')).fault).toBe('A poll is already planned for this day')
  expect((await plan('Ice', 'tomorrow')).fault).toMatch(/^"tomorrow" is not a day/)
  await plan('Ice', '2027-01-24')
  await type('poll', 'create', 'Cats', 'Dogs', 'a change')
  expect((await type('poll', 'show')).lines).toEqual([
    'last  Cats or Dogs, until 2026-12-02',
    '2026-12-24  Snow or Other',
    '2027-01-24  Ice or Other',
  ])
  expect((await type('poll', 'cancel', '2027-01-24', 'no ice')).lines).toEqual([
    'the poll planned for 2027-01-24 is canceled',
  ])
  expect((await type('poll', 'cancel', '2027-01-24', 'no ice')).fault).toBe('No poll is planned for this day')
})

test.each([
  ['', 'B'],
  ['A|', 'B'],
  ['|A', 'B'],
  [['A', ...LANGUAGES].join('|'), 'D'],
  ['A', 'A'],
  ['A', 'B'.repeat(81)],
])('a poll with the options %j and %j is refused', async (first, second) => {
  const { ok, fault } = await operator('poll', 'create', first, second, 'a change')
  expect(ok).toBe(false)
  expect(fault).toMatch(/is not a valid option|are the same/)
})
