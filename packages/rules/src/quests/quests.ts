import { daysSinceMonday, type MadridDay } from '../calendar/madrid-day.ts'
import { DESCRIPTORS, GAMES, hasQuest, QUEST_GAMES, WIRE_GAME } from '../games/games.ts'
import type { Game, QuestGame, WireName } from '../games/games.ts'

export const QUEST_TYPES = ['daily', 'week', 'special'] as const

export type QuestType = (typeof QUEST_TYPES)[number]

/** How far a player is: each quest's number counts up to its goal and stands one above it once claimed. */
export type QuestProgress = Record<QuestGame, number> & {
  allGames: number
  summonsWeek: number
  loginsWeek: number
  power150k: number
  power500k: number
  level5: number
  level20: number
  /** One bit for each game finished today, in any mode, in the order of GAMES. */
  finishedToday: number
  /** One bit for each weekday of the week with a visit, Monday first. */
  visitedDays: number
}

export type QuestField = Exclude<keyof QuestProgress, 'finishedToday' | 'visitedDays'>

/** What is counted by the week. */
export type WeekCounts = Pick<QuestProgress, 'summonsWeek' | 'loginsWeek' | 'visitedDays'>

/** `key` is the name under which the quest is claimed, `goal` the status at which it can be. */
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

export const questKeys: readonly QuestKey[] = QUESTS.map((quest) => quest.key)

/** What the special quests ask for, as at-least figures. */
export const STANDING_GOALS = { power150k: 150_000, power500k: 500_000, level5: 5, level20: 20 } as const

export const NO_PROGRESS: Readonly<QuestProgress> = {
  ...byQuestGame(() => 0),
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

export function byQuestGame<Value>(valueOf: (game: QuestGame) => Value): Record<QuestGame, Value> {
  return Object.fromEntries(QUEST_GAMES.map((game) => [game, valueOf(game)])) as Record<QuestGame, Value>
}

export function isQuestKey(text: string): text is QuestKey {
  return (questKeys as readonly string[]).includes(text)
}

export function questOf(key: QuestKey): Quest {
  return QUESTS.find((quest) => quest.key === key) as Quest
}

export function isClaimable(key: QuestKey, status: number): boolean {
  return status === questOf(key).goal
}

/** The status that a claim leaves behind. */
export function claimedStatus(key: QuestKey): number {
  return questOf(key).goal + 1
}

export function isClaimed(key: QuestKey, status: number): boolean {
  return status > questOf(key).goal
}

export function statusOf(progress: Readonly<QuestProgress>, key: QuestKey): number {
  return progress[questOf(key).field]
}

/** The quests of a type that are completed and not yet claimed. */
export function claimableQuests(progress: Readonly<QuestProgress>, type: QuestType): Quest[] {
  return QUESTS.filter((quest) => quest.type === type && isClaimable(quest.key, progress[quest.field]))
}

/** The progress after a claim; refused with a RangeError where nothing can be claimed. */
export function claim(progress: Readonly<QuestProgress>, key: QuestKey): QuestProgress {
  if (!isClaimable(key, statusOf(progress, key))) throw new RangeError(`quest ${key} cannot be claimed`)
  return { ...progress, [questOf(key).field]: claimedStatus(key) }
}

export function afterGameWon(progress: Readonly<QuestProgress>, game: Game): QuestProgress {
  const finishedToday = progress.finishedToday | (1 << GAMES.indexOf(game))
  const next = { ...progress, finishedToday, allGames: raised(progress, 'all', bitsIn(finishedToday)) }
  if (hasQuest(game)) next[game] = Math.max(1, progress[game])
  return next
}

/** A x10 summons one card, a x100 ten. */
export function afterSummon(progress: Readonly<QuestProgress>, cards: number): QuestProgress {
  return { ...progress, summonsWeek: raised(progress, 'summon', progress.summonsWeek + cards) }
}

/** Counts a day with a visit once, also where the clock brings it twice. */
export function afterLogin(progress: Readonly<QuestProgress>, day: MadridDay): QuestProgress {
  const visitedDays = progress.visitedDays | (1 << daysSinceMonday(day))
  if (visitedDays === progress.visitedDays) return progress
  return { ...progress, visitedDays, loginsWeek: raised(progress, 'log', progress.loginsWeek + 1) }
}

/** A special quest that was once reached stays so, whatever happens to power afterwards. */
export function afterStanding(
  progress: Readonly<QuestProgress>,
  { power, level }: { power: number; level: number },
): QuestProgress {
  return {
    ...progress,
    power150k: reached(progress.power150k, power >= STANDING_GOALS.power150k),
    power500k: reached(progress.power500k, power >= STANDING_GOALS.power500k),
    level5: reached(progress.level5, level >= STANDING_GOALS.level5),
    level20: reached(progress.level20, level >= STANDING_GOALS.level20),
  }
}

export function newDay(progress: Readonly<QuestProgress>): QuestProgress {
  return { ...progress, ...byQuestGame(() => 0), allGames: 0, finishedToday: 0 }
}

/** Begins a week; `counts` is what a week that comes a second time had counted. */
export function newWeek(progress: Readonly<QuestProgress>, counts: WeekCounts = NO_PROGRESS): QuestProgress {
  return { ...progress, ...weekCounts(counts) }
}

export function weekCounts({ summonsWeek, loginsWeek, visitedDays }: Readonly<WeekCounts>): WeekCounts {
  return { summonsWeek, loginsWeek, visitedDays }
}

/** Marks quests as claimed that were paid for the period before. */
export function withClaimed(progress: Readonly<QuestProgress>, keys: readonly QuestKey[]): QuestProgress {
  return { ...progress, ...Object.fromEntries(keys.map((key) => [questOf(key).field, claimedStatus(key)])) }
}

/** A count never passes its goal by counting: the number above it means claimed. */
function raised(progress: Readonly<QuestProgress>, key: QuestKey, count: number): number {
  const status = statusOf(progress, key)
  return isClaimed(key, status) ? status : Math.min(questOf(key).goal, count)
}

function reached(status: number, isReached: boolean): number {
  return isReached ? Math.max(1, status) : status
}

function bitsIn(mask: number): number {
  return GAMES.filter((_, bit) => (mask & (1 << bit)) !== 0).length
}
