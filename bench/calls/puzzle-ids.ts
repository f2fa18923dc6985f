import { PLAYERS, createBenchPlayer } from './players.ts'
import type { ServerProcess } from './processes.ts'

const AT_ONCE = 8

/** Returns the ids of all players' silhouette puzzles, which only the server can compute. */
export async function listPuzzles({ address }: ServerProcess): Promise<string[]> {
  const puzzles: string[] = []
  const readEvery = async (first: number) => {
    for (let n = first; n < PLAYERS; n += AT_ONCE) {
      const { id, token } = createBenchPlayer(n)
      const headers = { cookie: `sid=${token}` }
      // oxlint-disable-next-line no-await-in-loop -- all at once would be too many
      const answer = await fetch(`${address}/api/userGames/findById?id=${id}`, { headers })
      // oxlint-disable-next-line no-await-in-loop -- see above
      const { siluetaid } = (await answer.json()) as { siluetaid: string[] }
      puzzles[n] = siluetaid[0] ?? ''
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, (_, first) => readEvery(first)))
  return puzzles
}
