import { api } from '@otogi/contract/api'
import type { ReplyOf } from '@otogi/contract/endpoint'
import type { Puzzle } from '@otogi/contract/puzzle'
import type { Mode } from '@otogi/rules/games/games'
import type { Guessable } from '../src/features/games/answers.ts'
import { todayOf } from '../src/features/games/today.ts'
import type { Player } from './player.ts'
import type { TestWorld } from './world.ts'

type Judged = ReplyOf<typeof api.games.guess>
type Played = 'image' | 'name'

/** The document of a player's current puzzle. */
export async function puzzleOf(player: Player, game: Played, mode: Mode = 0): Promise<Puzzle> {
  const { nameid, imageid } = await player.call(api.games.find)
  return player.call(api.games.findPuzzle, { id: game === 'name' ? nameid : imageid[mode] })
}

/** The id of the answer of a player's current puzzle. */
export async function answerIdOf(world: TestWorld, player: Player, game: Played, mode: Mode = 0): Promise<string> {
  return (await todayOf(world.db, world.stage, player.id)).round(game, mode).answer
}

/** The answer of a player's current puzzle. */
export async function answerOf(world: TestWorld, player: Player, game: Played, mode: Mode = 0): Promise<Guessable> {
  return world.stage.answers.get(game, await answerIdOf(world, player, game, mode))
}

/** Every title that is not the answer of the image game. */
export async function wrongTitles(world: TestWorld, player: Player, mode: Mode = 0): Promise<string[]> {
  const { text } = await answerOf(world, player, 'image', mode)
  return world.stage.answers.animes.map((anime) => anime.text).filter((title) => title !== text)
}

export async function guessTitle(player: Player, guess: string, mode: Mode = 0): Promise<Judged> {
  const { _id: puzzleId } = await puzzleOf(player, 'image', mode)
  return player.call(api.games.guess, { game: 'image', mode, guess, puzzleId })
}

export async function guessWord(player: Player, word: string): Promise<Judged> {
  const { _id: puzzleId } = await puzzleOf(player, 'name')
  return player.call(api.games.guessName, { word, puzzleId })
}

/** A word that fits the player's name game and is not its answer: a letter of the alphabet over and over. */
export async function wrongWord(player: Player, letter = 'X'): Promise<string> {
  return letter.repeat((await puzzleOf(player, 'name')).length ?? 0)
}

export async function winImage(world: TestWorld, player: Player, mode: Mode = 0): Promise<Judged> {
  return guessTitle(player, (await answerOf(world, player, 'image', mode)).text, mode)
}

export async function winName(world: TestWorld, player: Player): Promise<Judged> {
  return guessWord(player, world.stage.answers.word(await answerIdOf(world, player, 'name')))
}
