import { PLAYERS, createBenchPlayer, type PuzzleIds } from './players.ts'
import type { ServerProcess } from './processes.ts'

const AT_ONCE = 8

/** Returns the ids of the players' puzzles, which only the server can compute. */
export async function listPuzzles({ address }: ServerProcess, players = PLAYERS): Promise<PuzzleIds> {
  const [puzzles, wonPuzzles]: [string[], string[]] = [[], []]
  const readEvery = async (first: number) => {
    for (let n = first; n < players; n += AT_ONCE) {
      const { id, token } = createBenchPlayer(n)
      const headers = { cookie: `sid=${token}` }
      // oxlint-disable-next-line no-await-in-loop -- all at once would be too many
      const answer = await fetch(`${address}/api/userGames/findById?id=${id}`, { headers })
      // oxlint-disable-next-line no-await-in-loop -- see above
      const { siluetaid, imageid } = (await answer.json()) as { siluetaid: string[]; imageid: string[] }
      puzzles[n] = siluetaid[0] ?? ''
      wonPuzzles[n] = imageid[0] ?? ''
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, (_, first) => readEvery(first)))
  return { puzzles, wonPuzzles }
}
