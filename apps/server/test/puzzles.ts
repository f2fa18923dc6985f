import { api } from '@otogi/contract/api'
import type { WireReplyOf } from '@otogi/contract/endpoint'
import type { GamesRecord, Puzzle } from '@otogi/contract/wire-types'
import { WIRE_GAME, type Game, type Mode } from '@otogi/rules/games/games'
import type { Guessable } from '../src/features/games/answers.ts'
import type { Player } from './player.ts'
import type { TestServer } from './test-server.ts'

type GuessReply = WireReplyOf<typeof api.games.guess>

/** The games with a list of suggestions. */
export type ListGame = Exclude<Game, 'name'>

/** Lists the ids of a player's puzzles for today: one for each mode of a game. */
export function listPuzzleIds(record: GamesRecord, game: Game): readonly string[] {
  return game === 'name' ? [record.nameid] : record[`${WIRE_GAME[game]}id`]
}

/** Fetches the player's current puzzle. */
export async function fetchPuzzle(player: Player, game: Game, mode: Mode = 0): Promise<Puzzle> {
  const ids = listPuzzleIds(await player.call(api.games.find), game)
  return player.call(api.games.findPuzzle, { id: ids[mode] })
}

/** Returns the id of the answer to today's shared puzzle. */
export async function readSharedAnswerId(server: TestServer, game: Game, mode: Mode = 0): Promise<string> {
  return (await server.games.puzzles.readAnswers(server.db, server.clock.today()))(game, mode)
}

/** Returns the id of the answer to the player's current puzzle. */
export async function readAnswerId(server: TestServer, player: Player, game: Game, mode: Mode = 0): Promise<string> {
  return (await server.games.puzzles.readDay(server.db, player.id, server.clock.today())).round(game, mode).answer
}

/** Returns the answer to the player's current puzzle. */
export async function readAnswer(server: TestServer, player: Player, game: Game, mode: Mode = 0): Promise<Guessable> {
  return server.games.answers.get(game, await readAnswerId(server, player, game, mode))
}

/** Lists all wrong guesses of a game. */
export async function listWrongGuesses(
  server: TestServer,
  player: Player,
  game: ListGame,
  mode: Mode = 0,
): Promise<string[]> {
  const answer = await readAnswer(server, player, game, mode)
  const { animes, characters } = server.games.answers
  const list = animes.includes(answer) ? animes : characters
  return list.map(({ text }) => text).filter((text) => text !== answer.text)
}

/** Guesses an entry of the game's list. */
export async function guessFromList(
  player: Player,
  game: ListGame,
  guess: string,
  mode: Mode = 0,
): Promise<GuessReply> {
  const { _id: puzzleId } = await fetchPuzzle(player, game, mode)
  return player.call(api.games.guess, { game: WIRE_GAME[game], mode, guess, puzzleId })
}

export async function winGame(server: TestServer, player: Player, game: ListGame, mode: Mode = 0): Promise<GuessReply> {
  return guessFromList(player, game, (await readAnswer(server, player, game, mode)).text, mode)
}

/** Lists every title that is not the answer to the image game. */
export function listWrongTitles(server: TestServer, player: Player, mode: Mode = 0): Promise<string[]> {
  return listWrongGuesses(server, player, 'image', mode)
}

export function guessTitle(player: Player, guess: string, mode: Mode = 0): Promise<GuessReply> {
  return guessFromList(player, 'image', guess, mode)
}

export async function guessWord(player: Player, word: string): Promise<GuessReply> {
  const { _id: puzzleId } = await fetchPuzzle(player, 'name')
  return player.call(api.games.guessName, { word, puzzleId })
}

/** Creates a wrong word of the right length by repeating one letter. */
export async function createWrongWord(player: Player, letter = 'X'): Promise<string> {
  return letter.repeat((await fetchPuzzle(player, 'name')).length ?? 0)
}

export function winImageGame(server: TestServer, player: Player, mode: Mode = 0): Promise<GuessReply> {
  return winGame(server, player, 'image', mode)
}

export async function winNameGame(server: TestServer, player: Player): Promise<GuessReply> {
  return guessWord(player, server.games.answers.word(await readAnswerId(server, player, 'name')))
}

/** Unlocks all modes by setting power and cards. */
export async function openAllModes(server: TestServer, player: Player): Promise<void> {
  await server.db
    .updateTable('players')
    .set({ normal_open: true, hard_open: true })
    .where('id', '=', player.id)
    .execute()
}
