import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseDay } from '../calendar/madrid-day.ts'
import { GAMES } from '../games/games.ts'
import {
  applyGameWon,
  countSolvedGames,
  applyLogin,
  applyPlayerStats,
  applySummon,
  applyClaim,
  listClaimableQuests,
  getClaimedStatus,
  isClaimable,
  isClaimed,
  isQuestKey,
  resetDailyQuests,
  resetWeeklyQuests,
  NO_PROGRESS,
  QUEST_KEYS,
  findQuest,
  QUESTS,
  getStatus,
  selectWeekCounts,
  markQuestsClaimed,
  type QuestKey,
  type QuestProgress,
} from './quests.ts'

const times = (n: number, step: (progress: QuestProgress) => QuestProgress, from: QuestProgress = NO_PROGRESS) =>
  Array.from({ length: n }).reduce<QuestProgress>(step, from)
const WEEK = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22']
const logInOn = (...days: string[]) =>
  days.reduce<QuestProgress>((progress, day) => applyLogin(progress, parseDay(day)), NO_PROGRESS)
const wonAll = GAMES.reduce<QuestProgress>(applyGameWon, NO_PROGRESS)

describe('the quests', () => {
  test('pay as specified', () => {
    expect(Object.fromEntries(QUESTS.map((quest) => [quest.key, [quest.type, quest.reward]]))).toEqual({
      image: ['daily', 20],
      silueta: ['daily', 20],
      name: ['daily', 20],
      opening: ['daily', 20],
      all: ['daily', 100],
      summon: ['week', 150],
      log: ['week', 500],
      power: ['special', 500],
      power1: ['special', 3000],
      level: ['special', 500],
      level1: ['special', 3500],
    })
  })

  test.each<[QuestKey, number, number]>([
    ['image', 1, 2],
    ['silueta', 1, 2],
    ['name', 1, 2],
    ['opening', 1, 2],
    ['all', 6, 7],
    ['summon', 10, 11],
    ['log', 7, 8],
    ['power', 1, 2],
    ['power1', 1, 2],
    ['level', 1, 2],
    ['level1', 1, 2],
  ])('%s is claimable at exactly %i and claimed from %i', (key, goal, claimed) => {
    for (let status = 0; status <= claimed + 1; status++) {
      expect(isClaimable(key, status)).toBe(status === goal)
      expect(isClaimed(key, status)).toBe(status >= claimed)
    }
    expect(getClaimedStatus(key)).toBe(claimed)
  })

  test('each has its own key and field', () => {
    expect(new Set(QUEST_KEYS).size).toBe(QUESTS.length)
    expect(new Set(QUESTS.map((quest) => quest.field)).size).toBe(QUESTS.length)
    expect(['image', 'silhouette', 'week', ''].filter(isQuestKey)).toEqual(['image'])
  })
})

describe('winning games', () => {
  test('completes the quest of the game and counts toward the quest for all games', () => {
    const won = applyGameWon(NO_PROGRESS, 'silhouette')
    expect(won).toEqual({ ...NO_PROGRESS, silhouette: 1, allGames: 1, finishedToday: 0b10 })
  })

  test('eyes and pixel count toward the quest for all games, but have no own quest', () => {
    const won = applyGameWon(applyGameWon(NO_PROGRESS, 'eyes'), 'pixel')
    expect(won).toEqual({ ...NO_PROGRESS, allGames: 2, finishedToday: 0b110000 })
  })

  test('in a second mode of the same game changes nothing', () => {
    const once = applyGameWon(NO_PROGRESS, 'image')
    expect(applyGameWon(once, 'image')).toEqual(once)
    expect([NO_PROGRESS, once, applyGameWon(once, 'name'), wonAll].map(countSolvedGames)).toEqual([0, 1, 2, 6])
  })

  test('each of the six games counts once, in any order', () => {
    expect(wonAll.allGames).toBe(6)
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...GAMES)), (games) => {
        const progress = games.reduce<QuestProgress>(applyGameWon, NO_PROGRESS)
        expect(progress.allGames).toBe(new Set(games).size)
      }),
    )
  })

  test('leaves claimed quests claimed', () => {
    const claimed = applyClaim(applyClaim(wonAll, 'image'), 'all')
    expect(applyGameWon(claimed, 'image')).toEqual(claimed)
  })
})

describe('the week', () => {
  test('summons count up to ten, as single pulls or as a pull of ten', () => {
    expect(applySummon(NO_PROGRESS, 1).summonsWeek).toBe(1)
    expect(times(12, (progress) => applySummon(progress, 1)).summonsWeek).toBe(10)
    expect(
      applySummon(
        times(4, (progress) => applySummon(progress, 1)),
        10,
      ).summonsWeek,
    ).toBe(10)
    expect(applySummon(applyClaim(applySummon(NO_PROGRESS, 10), 'summon'), 10).summonsWeek).toBe(11)
  })

  test('logins count each weekday once, up to seven', () => {
    expect(logInOn('2026-11-18', '2026-11-19', '2026-11-20').loginsWeek).toBe(3)
    expect(logInOn('2026-11-18', '2026-11-20', '2026-11-18', '2026-11-19', '2026-11-20').loginsWeek).toBe(3)
    expect(logInOn(...WEEK).loginsWeek).toBe(7)
    expect(applyLogin(applyClaim(logInOn(...WEEK), 'log'), parseDay('2026-11-18')).loginsWeek).toBe(8)
  })
})

describe('player stats', () => {
  test.each([
    [149_999, 4, []],
    [150_000, 4, ['power']],
    [499_999, 5, ['power', 'level']],
    [500_000, 19, ['power', 'power1', 'level']],
    [0, 20, ['level', 'level1']],
    [900_000, 50, ['power', 'power1', 'level', 'level1']],
  ])('power %i and level %i complete %j', (power, level, completed) => {
    const reached = applyPlayerStats(NO_PROGRESS, { power, level })
    expect(listClaimableQuests(reached, 'special').map((quest) => quest.key)).toEqual(completed)
  })

  test('completed quests stay completed, and claimed quests stay claimed', () => {
    const reached = applyPlayerStats(NO_PROGRESS, { power: 150_000, level: 1 })
    expect(applyPlayerStats(reached, { power: 0, level: 1 }).power150k).toBe(1)
    expect(applyPlayerStats(applyClaim(reached, 'power'), { power: 200_000, level: 1 }).power150k).toBe(2)
  })
})

describe('new days and weeks', () => {
  const full = applyPlayerStats(applySummon({ ...wonAll, ...selectWeekCounts(logInOn(...WEEK)) }, 10), {
    power: 500_000,
    level: 20,
  })

  test('a new day resets only the daily quests', () => {
    expect(resetDailyQuests(full)).toEqual({
      ...full,
      image: 0,
      silhouette: 0,
      name: 0,
      opening: 0,
      allGames: 0,
      finishedToday: 0,
    })
  })

  test('a new week resets only the weekly quests', () => {
    expect(resetWeeklyQuests(full)).toEqual({ ...full, summonsWeek: 0, loginsWeek: 0, visitedDays: 0 })
  })

  test('a repeated week continues with its counts', () => {
    const left = selectWeekCounts(logInOn('2026-11-16', '2026-11-17'))
    expect(resetWeeklyQuests(full, left)).toEqual({ ...full, summonsWeek: 0, loginsWeek: 2, visitedDays: 0b11 })
  })

  test('quests that were already paid in a period are claimed', () => {
    const paid = markQuestsClaimed(NO_PROGRESS, ['image', 'log'])
    expect(paid).toEqual({ ...NO_PROGRESS, image: 2, loginsWeek: 8 })
    expect(applyLogin(applyGameWon(paid, 'image'), parseDay('2026-11-18'))).toMatchObject({ image: 2, loginsWeek: 8 })
  })

  test('lists completed quests that are not claimed', () => {
    const keys = (progress: QuestProgress) => listClaimableQuests(progress, 'daily').map((quest) => quest.key)
    expect(keys(full)).toEqual(['image', 'silueta', 'name', 'opening', 'all'])
    expect(keys(applyClaim(applyClaim(full, 'all'), 'name'))).toEqual(['image', 'silueta', 'opening'])
    expect(listClaimableQuests(full, 'week').map((quest) => quest.reward)).toEqual([150, 500])
    expect(keys(resetDailyQuests(full))).toEqual([])
    expect(listClaimableQuests(full)).toEqual(QUESTS)
  })
})

test('a claim pays a completed quest exactly once', () => {
  const anyEvent: fc.Arbitrary<(progress: QuestProgress) => QuestProgress> = fc.oneof(
    fc.constantFrom(...GAMES).map((game) => (progress: QuestProgress) => applyGameWon(progress, game)),
    fc.constantFrom(1, 10).map((cards) => (progress: QuestProgress) => applySummon(progress, cards)),
    fc.constantFrom(...WEEK).map((day) => (progress: QuestProgress) => applyLogin(progress, parseDay(day))),
  )
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 30 }), fc.constantFrom(...QUEST_KEYS), (sequence, key) => {
      const progress = sequence.reduce((before, event) => event(before), NO_PROGRESS as QuestProgress)
      expect(getStatus(progress, key)).toBeLessThanOrEqual(findQuest(key).goal)
      if (!isClaimable(key, getStatus(progress, key))) {
        expect(() => applyClaim(progress, key)).toThrow(RangeError)
        return
      }
      const claimed = sequence.reduce((before, event) => event(before), applyClaim(progress, key))
      expect(isClaimed(key, getStatus(claimed, key))).toBe(true)
      expect(() => applyClaim(claimed, key)).toThrow(RangeError)
    }),
  )
})
