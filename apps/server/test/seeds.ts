import { api } from '@otogi/contract/api'
import type { Fairness } from '@otogi/contract/summon'
import type { Player } from './player.ts'

/** Changes a player's client seed as the page does, with the commitment that the player sees. */
export async function changeSeed(player: Player, clientSeed: string): Promise<Fairness> {
  const { nextCommitment } = await player.call(api.summon.fairness)
  return player.call(api.summon.changeSeed, { clientSeed, nextCommitment })
}
