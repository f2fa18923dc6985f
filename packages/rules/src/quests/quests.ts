import { countDaysSinceMonday, type MadridDay } from '../calendar/madrid-day.ts'
import { DESCRIPTORS, GAMES, hasQuest, QUEST_GAMES, WIRE_GAME } from '../games/games.ts'
import type { Game, QuestGame, WireName } from '../games/games.ts'

export const QUEST_TYPES = ['daily', 'week', 'special'] as const

export type QuestType = (typeof QUEST_TYPES)[number]

/** The progress of each quest. It counts up to the quest's goal, and is set to goal + 1 when the quest is claimed. */
export type QuestProgress = Record<QuestGame, number> & {
  allGames: number
  summonsWeek: number
  loginsWeek: number
  power150k: number
  power500k: number
  level5: number
  level20: number
  /** Bit mask of the games won today in any mode; the bits are in the order of GAMES. */
  finishedToday: number
  /** Bit mask of the days of this week on which the player logged in; Monday is the first bit. */
  visitedDays: number
}

export type QuestField = Exclude<keyof QuestProgress, 'finishedToday' | 'visitedDays'>

/** Counters that are reset every week. */
export type WeekCounts = Pick<QuestProgress, 'summonsWeek' | 'loginsWeek' | 'visitedDays'>

/** `key` identifies the quest in requests. `goal` is the progress that completes the quest. */
type Definition = { key: string; field: QuestField; type: QuestType; goal: number; reward: number }

const GAME_QUESTS = QUEST_GAMES.map((game) => ({
  key: WIRE_GAME[game],
  field: game,
  type: 'daily' as const,
  goal: 1,
  reward: DESCRIPTORS[game].questReward,
}))

const OTHER_QUESTS = [
  { key: 'all', field: 'allGames', type: 'daily', goal: GAMES.length, reward: 100 },
  { key: 'summon', field: 'summonsWeek', type: 'week', goal: 10, reward: 150 },
  { key: 'log', field: 'loginsWeek', type: 'week', goal: 7, reward: 500 },
  { key: 'power', field: 'power150k', type: 'special', goal: 1, reward: 500 },
  { key: 'power1', field: 'power500k', type: 'special', goal: 1, reward: 3000 },
  { key: 'level', field: 'level5', type: 'special', goal: 1, reward: 500 },
  { key: 'level1', field: 'level20', type: 'special', goal: 1, reward: 3500 },
] as const satisfies readonly Definition[]

export type QuestKey = WireName<QuestGame> | (typeof OTHER_QUESTS)[number]['key']

export type Quest = Definition & { key: QuestKey }

export const QUESTS: readonly Quest[] = [...GAME_QUESTS, ...OTHER_QUESTS]

export const QUEST_KEYS: readonly QuestKey[] = QUESTS.map((quest) => quest.key)

/** The power and the levels that complete the special quests. */
export const STATS_GOALS = { power150k: 150_000, power500k: 500_000, level5: 5, level20: 20 } as const

export const NO_PROGRESS: Readonly<QuestProgress> = {
  ...mapQuestGames(() => 0),
  allGames: 0,
  summonsWeek: 0,
  loginsWeek: 0,
  power150k: 0,
  power500k: 0,
  level5: 0,
  level20: 0,
  finishedToday: 0,
  visitedDays: 0,
}

export function mapQuestGames<Value>(toValue: (game: QuestGame) => Value): Record<QuestGame, Value> {
  return Object.fromEntries(QUEST_GAMES.map((game) => [game, toValue(game)])) as Record<QuestGame, Value>
}

export function isQuestKey(text: string): text is QuestKey {
  return (QUEST_KEYS as readonly string[]).includes(text)
}

export function findQuest(key: QuestKey): Quest {
  return QUESTS.find((quest) => quest.key === key) as Quest
}

export function isClaimable(key: QuestKey, status: number): boolean {
  return status === findQuest(key).goal
}

export function getClaimedStatus(key: QuestKey): number {
  return findQuest(key).goal + 1
}

export function isClaimed(key: QuestKey, status: number): boolean {
  return status > findQuest(key).goal
}

export function getStatus(progress: Readonly<QuestProgress>, key: QuestKey): number {
  return progress[findQuest(key).field]
}

/** Lists the quests of one type or of all types that are completed but not claimed. */
export function listClaimableQuests(progress: Readonly<QuestProgress>, type?: QuestType): Quest[] {
  return QUESTS.filter((quest) => (!type || quest.type === type) && isClaimable(quest.key, progress[quest.field]))
}

/** Throws a RangeError if the quest cannot be claimed. */
export function applyClaim(progress: Readonly<QuestProgress>, key: QuestKey): QuestProgress {
  if (!isClaimable(key, getStatus(progress, key))) throw new RangeError(`quest ${key} cannot be claimed`)
  return { ...progress, [findQuest(key).field]: getClaimedStatus(key) }
}

export function applyGameWon(progress: Readonly<QuestProgress>, game: Game): QuestProgress {
  const finishedToday = progress.finishedToday | (1 << GAMES.indexOf(game))
  const next = {
    ...progress,
    finishedToday,
    allGames: capAtGoal(progress, 'all', countSolvedGames({ ...progress, finishedToday })),
  }
  if (hasQuest(game)) next[game] = Math.max(1, progress[game])
  return next
}

/** Counts the games won today in any mode. */
export function countSolvedGames({ finishedToday }: Readonly<QuestProgress>): number {
  return countBits(finishedToday)
}

/** Counts a pull of `cards` cards (1 or 10). */
export function applySummon(progress: Readonly<QuestProgress>, cards: number): QuestProgress {
  return { ...progress, summonsWeek: capAtGoal(progress, 'summon', progress.summonsWeek + cards) }
}

/** Counts each day of the week once, even if the server's clock is set back to an earlier day. */
export function applyLogin(progress: Readonly<QuestProgress>, day: MadridDay): QuestProgress {
  const visitedDays = progress.visitedDays | (1 << countDaysSinceMonday(day))
  if (visitedDays === progress.visitedDays) return progress
  return { ...progress, visitedDays, loginsWeek: capAtGoal(progress, 'log', progress.loginsWeek + 1) }
}

/** Special quests stay completed even if the power drops later. */
export function applyPlayerStats(
  progress: Readonly<QuestProgress>,
  { power, level }: { power: number; level: number },
): QuestProgress {
  return {
    ...progress,
    power150k: completeIfReached(progress.power150k, power >= STATS_GOALS.power150k),
    power500k: completeIfReached(progress.power500k, power >= STATS_GOALS.power500k),
    level5: completeIfReached(progress.level5, level >= STATS_GOALS.level5),
    level20: completeIfReached(progress.level20, level >= STATS_GOALS.level20),
  }
}

export function resetDailyQuests(progress: Readonly<QuestProgress>): QuestProgress {
  return { ...progress, ...mapQuestGames(() => 0), allGames: 0, finishedToday: 0 }
}

/**
 * Resets the quests for a new week. `counts` are the counters already stored for that week, which exist if the server's
 * clock was set back.
 */
export function resetWeeklyQuests(progress: Readonly<QuestProgress>, counts: WeekCounts = NO_PROGRESS): QuestProgress {
  return { ...progress, ...selectWeekCounts(counts) }
}

export function selectWeekCounts({ summonsWeek, loginsWeek, visitedDays }: Readonly<WeekCounts>): WeekCounts {
  return { summonsWeek, loginsWeek, visitedDays }
}

/** Marks quests as claimed that were already paid in this period. */
export function markQuestsClaimed(progress: Readonly<QuestProgress>, keys: readonly QuestKey[]): QuestProgress {
  return { ...progress, ...Object.fromEntries(keys.map((key) => [findQuest(key).field, getClaimedStatus(key)])) }
}

/** Limits the count to the goal, because goal + 1 would mean that the quest is claimed. */
function capAtGoal(progress: Readonly<QuestProgress>, key: QuestKey, count: number): number {
  const status = getStatus(progress, key)
  return isClaimed(key, status) ? status : Math.min(findQuest(key).goal, count)
}

function completeIfReached(status: number, isReached: boolean): number {
  return isReached ? Math.max(1, status) : status
}

function countBits(mask: number): number {
  return GAMES.filter((_, bit) => (mask & (1 << bit)) !== 0).length
}
