import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, fromDayNumber, parseDay, toDayNumber, type MadridDay } from './madrid-day.ts'
import { computeStreaks, MAX_FREEZES } from './streak.ts'

const today = parseDay('2026-03-30')
const daysAgo = (...ago: number[]) => ago.map((n) => addDays(today, -n))
/** Counts down from `first` to `last`; the numbers are days before today. */
const range = (first: number, last: number) => Array.from({ length: first - last + 1 }, (_, n) => first - n)

test.each([
  ['nothing won', [], 0, 0, 0, []],
  ['only today', [0], 1, 1, 0, []],
  ['only yesterday continues', [1], 1, 1, 0, []],
  ['the day before yesterday is over', [2], 0, 1, 0, []],
  ['across the clock change', [0, 1, 2], 3, 3, 0, []],
  ['yesterday and before, today not won yet', [1, 2, 3], 3, 3, 0, []],
  ['a missed day ends it', [0, 1, 3, 4, 5, 6], 2, 4, 0, []],
  ['the same day twice counts once', [0, 0, 1, 1], 2, 2, 0, []],
  ['six days earn no freeze', range(5, 0), 6, 6, 0, []],
  ['seven days earn a freeze', range(6, 0), 7, 7, 1, []],
  ['fourteen days earn two', range(13, 0), 14, 14, 2, []],
  ['twenty-one days keep two', range(20, 0), 21, 21, 2, []],
  ['a missed day uses a freeze, and the streak continues', [...range(9, 3), 1, 0], 9, 9, 0, [2]],
  ['yesterday missed uses a freeze before today is won', range(8, 2), 7, 7, 0, [1]],
  ['today is not missed yet', range(7, 1), 7, 7, 1, []],
  ['two missed days use two freezes', [...range(16, 3), 0], 15, 15, 0, [2, 1]],
  ['a third missed day ends the streak', [...range(17, 4), 0], 1, 14, 0, [3, 2]],
  ['a used freeze is earned again', [...range(15, 9), ...range(7, 1)], 14, 14, 1, [8]],
  ['an ended streak uses no freezes', [...range(30, 17), 0], 1, 14, 0, [16, 15]],
])('%s', (_, ago, current, longest, freezes, frozen) => {
  expect(computeStreaks(daysAgo(...ago), today)).toEqual({
    current,
    longest,
    freezes,
    frozenDays: daysAgo(...frozen),
  })
})

test('a day after today does not count', () => {
  expect(computeStreaks(daysAgo(-1), today)).toMatchObject({ current: 0, longest: 0 })
})

/** Computes the streaks by going through every single day. */
function simulateDays(won: ReadonlySet<MadridDay>, first: MadridDay, last: MadridDay) {
  let [current, longest, freezes] = [0, 0, 0]
  const frozenDays: MadridDay[] = []
  for (let day = first; day <= last; day = addDays(day, 1)) {
    if (won.has(day)) {
      current += 1
      longest = Math.max(longest, current)
      if (current % 7 === 0 && freezes < 2) freezes += 1
    } else if (day < last && current > 0) {
      if (freezes === 0) current = 0
      else {
        freezes -= 1
        frozenDays.push(day)
      }
    }
  }
  return { current, longest, freezes, frozenDays }
}

const FIRST = fromDayNumber(20_480)
/** Streaks of won days with gaps in between. Independent random days would rarely contain seven wins in a row. */
const wonDays = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 16 }), fc.integer({ min: 1, max: 4 })), { maxLength: 6 })
  .map((runs) => {
    const days: MadridDay[] = []
    let day = FIRST
    for (const [length, gap] of runs) {
      for (let n = 0; n < length; n++) days.push(addDays(day, n))
      day = addDays(day, length + gap)
    }
    return days
  })

test('the streaks are those of a simulation day by day, in any order of the days', () => {
  fc.assert(
    fc.property(wonDays, fc.nat(80), (days, ahead) => {
      const end = addDays(FIRST, ahead)
      const known = new Set(days.filter((day) => day <= end))
      expect(computeStreaks(days.toReversed(), end)).toEqual(simulateDays(known, FIRST, end))
    }),
  )
})

test('freezes never exceed the maximum and never replace a won day', () => {
  fc.assert(
    fc.property(wonDays, fc.nat(80), (days, ahead) => {
      const end = addDays(FIRST, ahead)
      const { current, longest, freezes, frozenDays } = computeStreaks(days, end)
      const counted = days.filter((day) => day <= end)
      expect(freezes).toBeGreaterThanOrEqual(0)
      expect(freezes).toBeLessThanOrEqual(MAX_FREEZES)
      expect(freezes + frozenDays.length).toBeLessThanOrEqual(Math.floor(counted.length / 7))
      expect(frozenDays.filter((day) => days.includes(day) || toDayNumber(day) >= toDayNumber(end))).toEqual([])
      expect(current).toBeLessThanOrEqual(longest)
      expect(longest).toBeLessThanOrEqual(counted.length)
    }),
  )
})
