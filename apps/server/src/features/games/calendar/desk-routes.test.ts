import { desk } from '@otogi/contract/desk/desk'
import { listRevealSteps } from '@otogi/rules/games/reveal'
import { fromWireGame } from '@otogi/rules/games/games'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { findLeaks, listSeriesSecrets } from '../../../../test/leaks.ts'
import { signUpOperator } from '../../../../test/operator.ts'
import type { Player } from '../../../../test/player.ts'
import { readSharedAnswerId } from '../../../../test/puzzles.ts'
import { startTestServer } from '../../../../test/test-server.ts'

const NOON = '2026-11-18T11:00:00Z'

const server = await startTestServer()
afterAll(() => server[Symbol.asyncDispose]())
beforeEach(() => {
  server.setNow(NOON)
})

const { calendar, log } = desk
const reveal = (operator: Player, day: string) => operator.call(calendar.reveal, { day, reason: 'a check' })
const listSecrets = () => server.pack.series.flatMap(({ id }) => listSeriesSecrets(server.pack, id))

test('an operator sees the days of a month: fixed, scheduled and empty', async () => {
  const moderator = await signUpOperator(server)
  const { today, days } = await moderator.call(calendar.list)
  expect([today, days[0]?.day, days.at(-1)?.day]).toEqual(['2026-11-18', '2026-11-01', '2026-11-30'])
  const states = new Map(days.map(({ day, state }) => [day, state]))
  expect(['2026-11-01', '2026-11-18', '2026-11-19'].map((day) => states.get(day))).toEqual([
    'fixed',
    'fixed',
    'scheduled',
  ])
  const later = await moderator.call(calendar.list, { day: '2027-02-14' })
  expect([later.days.length, later.days[27]]).toEqual([28, { day: '2027-02-28', state: 'empty', pinned: [] }])
})

test('an editor sees the puzzles of a day as players do, step by step, and is in the log', async () => {
  const editor = await signUpOperator(server, 'editor')
  const puzzles = await reveal(editor, '2026-11-22')
  expect(puzzles).toHaveLength(16)
  for (const { game, mode, answer, texts, steps } of puzzles) {
    const plain = fromWireGame(game)
    expect(texts).toEqual(server.games.answers.get(plain, answer).texts)
    const count = plain === 'name' ? 0 : Math.max(1, listRevealSteps(plain).length)
    expect([game, mode, steps.length, new Set(steps).size]).toEqual([game, mode, count, count])
    for (const step of steps) expect((await editor.get(step)).status).toBe(200)
  }
  const { entries } = await editor.call(log.list, { subject: '2026-11-22' })
  expect(entries).toMatchObject([{ action: 'puzzle.reveal', role: 'editor', reason: 'a check' }])
})

test('a moderator sees no answer, in the calendar or in the log of pins', async () => {
  const [moderator, editor] = [await signUpOperator(server), await signUpOperator(server, 'owner')]
  const [first] = await reveal(editor, '2026-11-28')
  await editor.call(calendar.replace, { day: '2026-11-28', game: first?.game, mode: first?.mode, reason: 'too hard' })
  const input = { day: '2026-11-28', reason: 'curious' }
  expect(await moderator.refusal(calendar.reveal, input)).toBe('DESK_ROLE_REQUIRED')
  expect(await moderator.refusal(calendar.answers, { game: 'image' })).toBe('DESK_ROLE_REQUIRED')
  const from = moderator.heard.length
  await moderator.call(calendar.list)
  await moderator.call(log.list)
  expect(await findLeaks(moderator.heard.slice(from), listSecrets())).toEqual([])
  expect(moderator.heard.length).toBe(from + 2)
})

test('an editor pins and replaces a puzzle, each with a reason', async () => {
  const editor = await signUpOperator(server, 'editor')
  const day = '2026-11-26'
  const image = { day, game: 'image', mode: 0 }
  const before = (await reveal(editor, day)).find(({ game, mode }) => game === 'image' && mode === 0)
  expect(await editor.refusal(calendar.replace, { ...image, reason: ' ' })).toBe('INVALID')
  await editor.call(calendar.replace, { ...image, reason: 'too hard' })
  const replaced = (await reveal(editor, day)).find(({ game, mode }) => game === 'image' && mode === 0)
  expect(replaced?.answer).not.toBe(before?.answer)
  const options = await editor.call(calendar.answers, { game: 'image' })
  expect(options).toHaveLength(server.pack.series.length)
  await editor.call(calendar.pin, { ...image, answer: before?.answer, reason: 'was right' })
  expect(options.map(({ answer }) => answer)).toContain(before?.answer)
  const { days } = await editor.call(calendar.list)
  expect(days.find((one) => one.day === day)?.pinned).toEqual([{ game: 'image', mode: 0 }])
  server.setNow(`${day}T11:00:00Z`)
  await server.visitor().get('/api/pack/find')
  expect(await readSharedAnswerId(server, 'image')).toBe(before?.answer)
  expect(await editor.refusal(calendar.replace, { ...image, reason: 'too late' })).toBe('DESK_SESSION_REQUIRED')
})

test('the current day and an answer that repeats are refused with what is wrong', async () => {
  const editor = await signUpOperator(server, 'editor')
  const refuse = async (input: object) => (await editor.send(calendar.pin, { reason: 'a party', ...input })).body
  const image = { game: 'image', mode: 0, answer: 'paper-fox' }
  expect(await refuse({ ...image, day: '2026-11-18' })).toMatchObject({ code: 'PUZZLE_FIXED' })
  expect(await refuse({ ...image, answer: 'nobody', day: '2026-11-19' })).toMatchObject({
    code: 'INVALID',
    issues: [{ path: 'answer', message: 'the pack has no answer nobody for image' }],
  })
  const [tomorrow] = await reveal(editor, '2026-11-20')
  const repeated = { day: '2026-11-21', game: tomorrow?.game, mode: tomorrow?.mode, answer: tomorrow?.answer }
  expect(await refuse(repeated)).toMatchObject({ code: 'ANSWER_TOO_NEAR' })
})
