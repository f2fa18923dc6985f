import { api } from '@otogi/contract/api'
import { WIRE_GAME, type Game, type Mode } from '@otogi/rules/games/games'
import type { Player } from './player.ts'
import { guessFromList, listWrongGuesses, readAnswer, winGame } from './puzzles.ts'
import type { TestServer } from './test-server.ts'

/** Returns the token of a challenge for a puzzle that the player has finished. */
export async function createChallenge(player: Player, game: Game, mode: Mode = 0, day?: string): Promise<string> {
  const input = { game: WIRE_GAME[game], mode: String(mode), ...(day && { day }) }
  const { path } = await player.call(api.challenges.link, input)
  return path.replace('/challenges/', '')
}

export const fetchChallenge = (visitor: Player, token: string) => visitor.call(api.challenges.find, { token })

/** Sends a guess for a challenge's puzzle. */
export async function guessChallenge(visitor: Player, token: string, guess: string) {
  const { puzzle } = await fetchChallenge(visitor, token)
  return visitor.call(api.challenges.guess, { token, puzzleId: puzzle._id, guess })
}

/** Creates a challenge for today's silhouette, which the sharer solved after one wrong guess. */
export async function shareSilhouette(server: TestServer, username?: string) {
  const sharer = await server.player(username)
  const [wrong = '', ...misses] = await listWrongGuesses(server, sharer, 'silhouette')
  await guessFromList(sharer, 'silhouette', wrong)
  await winGame(server, sharer, 'silhouette')
  const { text: answer } = await readAnswer(server, sharer, 'silhouette')
  return { sharer, token: await createChallenge(sharer, 'silhouette'), answer, misses }
}
