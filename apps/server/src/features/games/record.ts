import type { GamesRecord } from '@otogi/contract/puzzle'
import type { RoundSummary } from '@otogi/contract/record-fields'
import { mapGames, GAMES, listModes, type Game } from '@otogi/rules/games/games'
import { colorGuess, WIRE_COLORS } from '@otogi/rules/name-game/color'
import type { Answers } from './answers.ts'
import type { PlayerDay, PuzzleRound } from './puzzles.ts'
import type { Round } from './store.ts'

/**
 * Converts a player's day to the games record of the API. The record's `resets` is the number of resets left in `game`.
 * If `game` is omitted, it is the highest number left in any game.
 */
export function toGamesRecord(day: PlayerDay, { word }: Pick<Answers, 'word'>, game?: Game): GamesRecord {
  const name = day.round('name', 0)
  return {
    playerId: day.playerId,
    games: mapGames((each) => listModes(each).map((mode) => toRoundSummary(day.round(each, mode)))),
    resets: game ? day.resetsLeft(game) : Math.max(...GAMES.map((each) => day.resetsLeft(each))),
    resetsByGame: mapGames((each) => day.resetsLeft(each)),
    ...toRows(name, word(name.answer)),
  }
}

function toRoundSummary({ finished, wrong, status, puzzleId }: PuzzleRound): RoundSummary {
  return { finished, tries: wrong.length, rewardStatus: status, selected: 0, puzzleId }
}

/** Returns the rows of the name game and the colors of their letters. */
export function toRows({ wrong }: Round, word: string): { rows: string[]; rowColors: string[][] } {
  const colors = (row: string) => colorGuess(row, word).map((color) => WIRE_COLORS[color])
  return { rows: [...wrong], rowColors: wrong.map(colors) }
}
