import type { GamesRecord } from '@otogi/contract/puzzle'
import { GAMES, type Game } from '@otogi/rules/games/games'
import { colourGuess, WIRE_COLOURS } from '@otogi/rules/name-game/colour'
import type { Answers } from './answers.ts'
import { modesOf, type PlayerDay } from './puzzles.ts'
import type { Round } from './store.ts'

/** The player's games of today as the wire writes them; `game` names whose resets the single figure tells. */
export function toGamesRecord(day: PlayerDay, { word }: Pick<Answers, 'word'>, game?: Game): GamesRecord {
  const rounds = (of: Game) => modesOf(of).map((mode) => day.round(of, mode))
  const ids = (of: Game) => rounds(of).map(({ puzzleId }) => puzzleId)
  const finished = (of: Game) => rounds(of).map((round) => round.finished)
  const tries = (of: Game) => rounds(of).map((round) => round.wrong.length)
  const status = (of: Game) => rounds(of).map((round) => round.status)
  const shown = (of: Game) => rounds(of).map(() => 0)
  const name = day.round('name', 0)
  return {
    userid: day.playerId,
    finishedName: name.finished,
    finishedImage: finished('image'),
    finishedSilueta: finished('silhouette'),
    finishedOpening: finished('opening'),
    finishedEye: finished('eyes'),
    finishedPixel: finished('pixel'),
    triesname: name.wrong.length,
    triesimage: tries('image'),
    triessilueta: tries('silhouette'),
    triesopening: tries('opening'),
    trieseye: tries('eyes'),
    triespixel: tries('pixel'),
    statusRewardName: name.status,
    statusRewardImage: status('image'),
    statusRewardSilueta: status('silhouette'),
    statusRewardOpening: status('opening'),
    statusRewardEye: status('eyes'),
    statusRewardPixel: status('pixel'),
    nameSelected: 0,
    imageSelected: shown('image'),
    siluetaSelected: shown('silhouette'),
    openingSelected: shown('opening'),
    eyeSelected: shown('eyes'),
    pixelSelected: shown('pixel'),
    nameid: name.puzzleId,
    imageid: ids('image'),
    siluetaid: ids('silhouette'),
    openingid: ids('opening'),
    eyeid: ids('eyes'),
    pixelid: ids('pixel'),
    resets: game ? day.resetsLeft(game) : Math.max(...GAMES.map((each) => day.resetsLeft(each))),
    resetsByGame: {
      image: day.resetsLeft('image'),
      silueta: day.resetsLeft('silhouette'),
      name: day.resetsLeft('name'),
      opening: day.resetsLeft('opening'),
      eye: day.resetsLeft('eyes'),
      pixel: day.resetsLeft('pixel'),
    },
    ...toRows(name, word(name.answer)),
  }
}

/** The rows of the name game with their colors. */
export function toRows({ wrong }: Round, word: string): { trieswords: string[]; triescolors: string[][] } {
  const colors = (row: string) => colourGuess(row, word).map((mark) => WIRE_COLOURS[mark])
  return { trieswords: [...wrong], triescolors: wrong.map(colors) }
}
