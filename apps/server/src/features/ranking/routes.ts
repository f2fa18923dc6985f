import type { ReplyOf } from '@otogi/contract/endpoint'
import { ranking } from '@otogi/contract/ranking'
import type { Clock } from '../../platform/process/clock.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { pictureAddress } from '../../platform/media/pictures.ts'
import type { RankedPlayer } from '../players/index.ts'
import { createLeaderboard, type Lists } from './leaderboard.ts'

type Reply = ReplyOf<typeof ranking.find>

export function rankingRoutes(mount: Mount, clock: Clock, totalCards: number): void {
  const readLeaderboard = createLeaderboard(clock)
  mount(ranking.find, async ({ db, player: { id: playerId } }) => {
    const { lists, positions } = await readLeaderboard(db, playerId)
    return { ...wireLists(lists), totalCards, me: positions }
  })
}

function wireLists({ power, level, cards }: Lists): Omit<Reply, 'totalCards' | 'me'> {
  return {
    topTotalPowerUsers: power.map((player) => ({ ...faceOf(player), totalPower: player.total_power })),
    topLevelUsers: level.map((player) => ({ ...faceOf(player), profileLevel: player.level })),
    topCollection: cards.map((player) => ({ userDetails: faceOf(player), totalUniqueCards: player.unique_cards })),
  }
}

function faceOf({ username, picture }: RankedPlayer): { username: string; profilePicture: string } {
  return { username, profilePicture: pictureAddress(picture) }
}
