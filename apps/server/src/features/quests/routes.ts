import type { ReplyOf } from '@otogi/contract/endpoint'
import { quests } from '@otogi/contract/quests'
import { toDayNumber } from '@otogi/rules/calendar/madrid-day'
import { GAMES, QUEST_GAMES, WIRE_GAME, type QuestGame, type WireName } from '@otogi/rules/games/games'
import {
  countSolvedGames,
  listClaimableQuests,
  findQuest,
  QUESTS,
  STATS_GOALS,
  type QuestKey,
} from '@otogi/rules/quests/quests'
import type { RawBuilder } from 'kysely'
import type { Reader } from '../../platform/db/db.ts'
import { readTogether } from '../../platform/db/together.ts'
import type { Mount } from '../../platform/http/mount.ts'
import type { ReadContext } from '../../platform/http/run-locked.ts'
import type { Player } from '../players/index.ts'
import { claimAllQuests, claimQuest } from './claim.ts'
import { buildProgressQuery, findProgress, readProgress, type Progress } from './store.ts'

type QuestRecord = ReplyOf<typeof quests.find>

const DAYS_PER_WEEK = 7

async function getQuestRecord(db: Reader, { id }: Player): Promise<QuestRecord> {
  return toQuestRecord(id, await findProgress(db, id))
}

function toQuestRecord(playerId: string, { quests: progress, week }: Progress): QuestRecord {
  return { playerId, ...progress, week: Math.floor(toDayNumber(week) / DAYS_PER_WEEK) }
}

const GAME_QUEST_NAMES = Object.fromEntries(
  QUEST_GAMES.map((game) => [WIRE_GAME[game], `Solve the ${game} of the day`]),
) as Record<WireName<QuestGame>, string>

const NAMES: Readonly<Record<QuestKey, string>> = {
  ...GAME_QUEST_NAMES,
  all: `Solve all ${GAMES.length} games`,
  summon: `Summon ${findQuest('summon').goal} cards`,
  log: `Visit on ${findQuest('log').goal} days`,
  power: `Reach a total power of ${STATS_GOALS.power150k} P`,
  power1: `Reach a total power of ${STATS_GOALS.power500k} P`,
  level: `Reach level ${STATS_GOALS.level5}`,
  level1: `Reach level ${STATS_GOALS.level20}`,
}

const DEFINITIONS: ReplyOf<typeof quests.definitions> = QUESTS.map(({ key, reward, type }) => ({
  id: key,
  name: NAMES[key],
  reward,
  type,
}))

type CountQueryBuilder = (call: ReadContext) => RawBuilder<{ readonly count: number }>

/**
 * The queries in `unclaimed` count unclaimed game rewards and unread notices. They are parameters, because the features
 * that own this data depend on quests.
 */
export function mountQuestRoutes(
  mount: Mount,
  unclaimed: { readonly games: CountQueryBuilder; readonly inbox: CountQueryBuilder },
): void {
  mount(quests.find, ({ db, player }) => getQuestRecord(db, player))
  mount(quests.definitions, () => DEFINITIONS)
  mount(quests.create, ({ tx, player }) => getQuestRecord(tx, player))
  mount(quests.updateWeek, ({ tx, player }) => getQuestRecord(tx, player))
  mount(quests.claim, async (call): Promise<ReplyOf<typeof quests.claim>> => {
    const { progress, balance } = await claimQuest(call, call.input.game)
    return [toQuestRecord(call.player.id, progress), balance]
  })
  mount(quests.claimAll, async (call): Promise<ReplyOf<typeof quests.claimAll>> => {
    const { progress, balance, quests: claimed } = await claimAllQuests(call)
    return {
      progress: toQuestRecord(call.player.id, progress),
      balance,
      claimed: claimed.map(({ key }) => key),
      paid: claimed.reduce((sum, { reward }) => sum + reward, 0),
    }
  })
  mount(quests.ready, async (call) => {
    const { progress, games, inbox } = await readTogether(call.db, {
      progress: buildProgressQuery(call.player.id),
      games: unclaimed.games(call),
      inbox: unclaimed.inbox(call),
    })
    const { quests: current } = readProgress(progress)
    return {
      games: games[0]?.count ?? 0,
      quests: listClaimableQuests(current).length,
      inbox: inbox[0]?.count ?? 0,
      solved: countSolvedGames(current),
    }
  })
}
