import type { ReplyOf } from '@otogi/contract/endpoint'
import { ranking } from '@otogi/contract/ranking'
import type { Database } from '../../platform/db/db.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { toPictureUrl } from '../../platform/media/pictures.ts'
import type { RankedPlayer } from '../players/index.ts'
import { createLeaderboard, type Lists } from './leaderboard.ts'

type Reply = ReplyOf<typeof ranking.find>

export function mountRankingRoutes(mount: Mount, db: Database, totalCards: number): void {
  const readLeaderboard = createLeaderboard(db)
  mount(
    ranking.find,
    async (call) => {
      const { lists, positions } = await readLeaderboard(call)
      return { ...toWireLists(lists), totalCards, me: positions }
    },
    { usesReplica: true },
  )
}

function toWireLists({ power, level, cards }: Lists): Omit<Reply, 'totalCards' | 'me'> {
  return {
    power: power.map((player) => ({ ...toPlayerSummary(player), totalPower: player.total_power })),
    level: level.map((player) => ({ ...toPlayerSummary(player), level: player.level })),
    cards: cards.map((player) => ({ player: toPlayerSummary(player), uniqueCards: player.unique_cards })),
  }
}

function toPlayerSummary({ username, picture }: RankedPlayer): { username: string; picture: string } {
  return { username, picture: toPictureUrl(picture) }
}
