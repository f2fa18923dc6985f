import { api } from '@otogi/contract/api'
import { MAX_ANNOUNCEMENT_LENGTH } from '@otogi/rules/announcements/announcements'
import { afterAll, expect, test } from 'vitest'
import { createCommandRunner } from '../../test/command-runner.ts'
import { startTestServer } from '../../test/test-server.ts'
import { listDeskLog } from '../features/desk/index.ts'

const server = await startTestServer()
afterAll(() => server[Symbol.asyncDispose]())

const operator = createCommandRunner(server)
const readShown = async () => (await server.visitor().call(api.announcements.find)).map(({ texts }) => texts)

test('everyone sees an announcement from its first day to its last, in both languages', async () => {
  expect((await operator('announcement', 'list')).lines).toEqual(['no announcement is open'])
  const text = 'Double week ahead|Llega la semana doble'
  const { lines } = await operator('announcement', 'create', text, '2026-11-20', '2026-11-21', 'an event')
  const [, id = ''] = /^announcement (\d+) is shown from 2026-11-20 to 2026-11-21$/.exec(lines[0] ?? '') ?? []
  const shown = [{ en: 'Double week ahead', es: 'Llega la semana doble' }]
  for (const [now, expected] of [
    ['2026-11-19T22:59:59Z', []],
    ['2026-11-19T23:00:00Z', shown],
    ['2026-11-21T22:59:59Z', shown],
    ['2026-11-21T23:00:00Z', []],
  ] as const) {
    server.setNow(now)
    expect(await readShown()).toEqual(expected)
  }
  server.setNow('2026-11-21T11:00:00Z')
  expect((await operator('announcement', 'list')).lines).toEqual([expect.stringMatching(`^${id}  2026-11-19T23:00`)])
  expect(await operator('announcement', 'end', id, 'moved')).toMatchObject({ ok: true })
  expect(await readShown()).toEqual([])
  expect((await operator('announcement', 'end', id, 'again')).fault).toBe(`announcement ${id} is not open`)
})

test('an announcement that has not started is removed when it is ended', async () => {
  server.setNow('2026-11-18T11:00:00Z')
  const { lines } = await operator('announcement', 'create', 'Soon|Pronto', '2027-01-01', '2027-01-02', 'an event')
  await operator('announcement', 'end', lines[0]?.split(' ')[1] ?? '', 'not now')
  server.setNow('2027-01-01T11:00:00Z')
  expect(await readShown()).toEqual([])
})

test('every change is in the log with its reason, and needs one', async () => {
  server.setNow('2026-11-18T11:00:00Z')
  const create = ['announcement', 'create', 'Logged|Anotado', '2026-12-24', '2026-12-25'] as const
  expect((await operator(...create, '  ')).fault).toBe('a reason is required')
  const { lines } = await operator(...create, 'a party')
  const subject = lines[0]?.split(' ')[1] ?? ''
  await operator('announcement', 'end', subject, 'no party')
  const texts = { en: 'Logged', es: 'Anotado' }
  expect(await listDeskLog(server.db, { subject }, 10)).toMatchObject([
    { action: 'announcement.end', operator: null, reason: 'no party', details: { texts } },
    {
      action: 'announcement.create',
      reason: 'a party',
      details: { texts, firstDay: '2026-12-24', lastDay: '2026-12-25' },
    },
  ])
})

test('only the newest three are shown', async () => {
  server.setNow('2026-11-18T11:00:00Z')
  for (const name of ['a', 'b', 'c', 'd'])
    await operator('announcement', 'create', `${name}|${name}`, '2026-11-18', '2026-11-18', 'an event')
  expect((await readShown()).map(({ en }) => en)).toEqual(['d', 'c', 'b'])
})

test.each([
  ['only English', '2026-12-01', '2026-12-02', '"only English" is not a text in each language'],
  [' |Texto', '2026-12-01', '2026-12-02', 'the text in en must have 1 to 280 characters (got 0)'],
  [`${'x'.repeat(MAX_ANNOUNCEMENT_LENGTH + 1)}|Texto`, '2026-12-01', '2026-12-02', '(got 281)'],
  ['Text|Texto', '2026-12-02', '2026-12-01', 'the last day must not be before the first day'],
  ['Text|Texto', '2026-11-01', '2026-11-02', 'the last day must not be in the past'],
  ['Text|Texto', '2026-13-01', '2026-12-02', '"2026-13-01" is not a day: write it as 2026-12-24'],
])('%j from %s to %s is refused', async (text, first, last, fault) => {
  server.setNow('2026-11-18T11:00:00Z')
  expect((await operator('announcement', 'create', text, first, last, 'a reason')).fault).toContain(fault)
})
