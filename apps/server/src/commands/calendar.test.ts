import { addDays, parseDay } from '@otogi/rules/calendar/madrid-day'
import { SCHEDULED_DAYS } from '@otogi/rules/games/schedule'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createCommandRunner } from '../../test/command-runner.ts'
import { readSharedAnswerId } from '../../test/puzzles.ts'
import { startTestServer } from '../../test/test-server.ts'
import { listDeskLog } from '../features/desk/index.ts'

const NOON = '2026-11-18T11:00:00Z'
const TODAY = parseDay('2026-11-18')

const server = await startTestServer()
afterAll(() => server[Symbol.asyncDispose]())
beforeEach(() => {
  server.setNow(NOON)
})

const operator = createCommandRunner(server, undefined, { dataDir: '/nowhere' })
const { answers } = server.games

/** Lists the image game's answers around a day, so that a test can choose an unused one. */
async function findFreeAnswer(day: string): Promise<string> {
  const around = await server.db
    .selectFrom('puzzle_schedule')
    .select('answer')
    .where('game', '=', 'image')
    .where('mode', '=', 0)
    .where('day', '>=', addDays(parseDay(day), -2))
    .where('day', '<=', addDays(parseDay(day), 2))
    .execute()
  const used = around.map(({ answer }) => answer)
  return answers.pool('image', 0).find((id) => !used.includes(id)) ?? ''
}

const readAnswers = async (day: string) => {
  const { lines } = await operator('calendar', 'reveal', day, 'a check')
  return lines.map((line) => line.split(/ {2,}/))
}

test('the calendar shows which days are fixed, scheduled and empty, and no answer', async () => {
  const { lines } = await operator('calendar', 'show')
  expect(lines).toHaveLength(SCHEDULED_DAYS + 1)
  expect(lines.slice(0, 2)).toEqual(['2026-11-18  fixed', '2026-11-19  scheduled'])
  expect((await operator('calendar', 'show', '2027-02-01')).lines[0]).toBe('2027-02-01  empty')
  expect((await operator('calendar', 'show', 'tomorrow')).fault).toBe('"tomorrow" is not a day: write it as 2026-12-24')
})

test('an operator who reveals the answers of a day must give a reason, and is logged', async () => {
  expect((await operator('calendar', 'reveal', '2026-11-20', '')).fault).toBe('a reason is required')
  const puzzles = await readAnswers('2026-11-20')
  expect(puzzles).toHaveLength(16)
  const [entry] = await listDeskLog(server.db, { subject: '2026-11-20' }, 1)
  expect(entry).toMatchObject({ action: 'puzzle.reveal', reason: 'a check', details: {} })
  expect((await operator('calendar', 'reveal', '2036-11-20', 'a check')).fault).toBe(
    'the puzzles of 2036-11-20 are not scheduled',
  )
})

test('a pinned puzzle is that day’s puzzle, and the log does not reveal the answer', async () => {
  const day = '2026-11-25'
  const answer = await findFreeAnswer(day)
  expect((await operator('calendar', 'pin', day, 'image', '0', answer, 'an anniversary')).lines).toEqual([
    `${answer} is the answer of image, mode 0, on ${day}`,
  ])
  expect((await operator('calendar', 'show')).lines).toContain('2026-11-25  scheduled  pinned: image 0')
  expect(await readAnswers(day)).toContainEqual(['image', '0', answer, 'pinned'])
  const entries = await listDeskLog(server.db, { subject: day }, 10)
  expect(entries.find(({ action }) => action === 'puzzle.pin')).toMatchObject({
    reason: 'an anniversary',
    details: { game: 'image', mode: 0 },
  })
  expect(JSON.stringify(entries)).not.toContain(answer)
  server.setNow(`${day}T11:00:00Z`)
  await server.visitor().get('/api/pack')
  expect(await readSharedAnswerId(server, 'image')).toBe(answer)
})

test('a distant day can be pinned before it is scheduled, and nearby days do not repeat its answer', async () => {
  const day = '2027-01-10'
  await operator('calendar', 'pin', day, 'image', '0', 'paper-fox', 'an anniversary')
  expect((await operator('calendar', 'show', day)).lines[0]).toBe(`${day}  empty  pinned: image 0`)
  server.setNow('2026-12-20T11:00:00Z')
  await server.visitor().get('/api/pack')
  expect(await readAnswers(day)).toContainEqual(['image', '0', 'paper-fox', 'pinned'])
  for (const near of [-2, -1, 1, 2])
    expect(await readAnswers(addDays(parseDay(day), near))).not.toContainEqual(['image', '0', 'paper-fox'])
})

test('a replaced puzzle has another answer, and no other puzzle changes', async () => {
  const day = '2026-12-01'
  const before = await readAnswers(day)
  expect(await operator('calendar', 'replace', day, 'silhouette', '1', 'too hard')).toMatchObject({ ok: true })
  const after = await readAnswers(day)
  const changed = after.filter((line, index) => line[2] !== before[index]?.[2])
  expect(changed.map(([game, mode]) => [game, mode])).toEqual([['silhouette', '1']])
})

test.each([
  ['the current day', TODAY, 'can no longer be changed'],
  ['a past day', '2026-11-01', 'can no longer be changed'],
  ['a day in two years', '2028-11-18', 'the day must be within the next 400 days'],
])('%s cannot be pinned or replaced', async (_, day, fault) => {
  const answer = answers.pool('image', 0)[0] ?? ''
  expect((await operator('calendar', 'pin', day, 'image', '0', answer, 'a reason')).fault).toContain(fault)
  expect((await operator('calendar', 'replace', day, 'image', '0', 'a reason')).fault).toContain(fault)
})

test('a day that a server has opened cannot be changed, even after the clock is set back', async () => {
  server.setNow('2026-11-30T11:00:00Z')
  await server.visitor().get('/api/pack')
  server.setNow(NOON)
  const fault = "This day's puzzles can no longer be changed"
  expect((await operator('calendar', 'replace', '2026-11-30', 'image', '0', 'a reason')).fault).toBe(fault)
  expect((await operator('calendar', 'show')).lines).toContain('2026-11-30  fixed')
})

test('a puzzle is fixed even while its day is being opened', async () => {
  const day = '2026-12-12'
  const before = await readAnswers(day)
  server.setNow(`${day}T11:00:00Z`)
  const opening = server.visitor().get('/api/pack')
  server.setNow(NOON)
  const replacing = operator('calendar', 'replace', day, 'image', '0', 'a reason')
  const [, { ok }] = await Promise.all([opening, replacing])
  server.setNow(`${day}T12:00:00Z`)
  const shown = await readSharedAnswerId(server, 'image')
  // If the command came first, the replacement is served. If the request came first, the command was refused.
  expect(shown === before.find(([game]) => game === 'image')?.[2]).toBe(!ok)
})

test.each([
  [['image', '0', 'nobody'], 'the pack has no answer nobody for image'],
  [['chess', '0', 'paper-fox'], 'chess is not a game'],
  [['image', '7', 'paper-fox'], '7 is not a mode'],
  [['name', '2', 'abelard'], 'name has no mode 2'],
])('the choice %j is refused', async (choice, fault) => {
  const [game = '', mode = '', answer = ''] = choice
  expect((await operator('calendar', 'pin', '2026-12-03', game, mode, answer, 'a reason')).fault).toContain(fault)
})

test('an answer that would repeat within half of the pool is refused', async () => {
  const [line] = await readAnswers('2026-12-06')
  const fault = 'This answer is already used on a nearby day'
  expect((await operator('calendar', 'pin', '2026-12-05', 'image', '0', line?.[2] ?? '', 'again')).fault).toBe(fault)
})
