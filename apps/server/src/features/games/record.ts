import type { GamesRecord } from '@otogi/contract/puzzle'
import { writeRecordFields } from '@otogi/contract/record-fields'
import { byWireGame, GAMES, type Game } from '@otogi/rules/games/games'
import { colourGuess, WIRE_COLOURS } from '@otogi/rules/name-game/colour'
import type { Answers } from './answers.ts'
import type { PlayerDay } from './puzzles.ts'
import type { Round } from './store.ts'

/** The player's games of today as the wire writes them; `game` names whose resets the single figure tells. */
export function toGamesRecord(day: PlayerDay, { word }: Pick<Answers, 'word'>, game?: Game): GamesRecord {
  const name = day.round('name', 0)
  return {
    playerId: day.playerId,
    ...writeRecordFields((each, mode) => {
      const { finished, wrong, status, puzzleId } = day.round(each, mode)
      return { finished, tries: wrong.length, statusReward: status, selected: 0, puzzleId }
    }),
    resets: game ? day.resetsLeft(game) : Math.max(...GAMES.map((each) => day.resetsLeft(each))),
    resetsByGame: byWireGame((each) => day.resetsLeft(each)),
    ...toRows(name, word(name.answer)),
  }
}

/** The rows of the name game with their colors. */
export function toRows({ wrong }: Round, word: string): { trieswords: string[]; triescolors: string[][] } {
  const colors = (row: string) => colourGuess(row, word).map((mark) => WIRE_COLOURS[mark])
  return { trieswords: [...wrong], triescolors: wrong.map(colors) }
}
