import type { GamesRecord } from '@otogi/contract/puzzle'
import { GAMES, type Game } from '@otogi/rules/games/games'
import { colourGuess, WIRE_COLOURS } from '@otogi/rules/name-game/colour'
import { modesOf, puzzleIdOf, type Stage, type Today } from './today.ts'
import type { Round } from './store.ts'

/** The player's games of today as the wire writes them; `game` names whose resets the single figure tells. */
export function recordOf(today: Today, stage: Stage, game?: Game): GamesRecord {
  const rounds = (of: Game) => modesOf(of).map((mode) => today.round(of, mode))
  const ids = (of: Game) => rounds(of).map((round) => puzzleIdOf(stage.keys, round))
  const finished = (of: Game) => rounds(of).map((round) => round.finished)
  const tries = (of: Game) => rounds(of).map((round) => round.wrong.length)
  const status = (of: Game) => rounds(of).map((round) => round.status)
  const shown = (of: Game) => rounds(of).map(() => 0)
  const name = today.round('name', 0)
  return {
    userid: today.playerId,
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
    nameid: puzzleIdOf(stage.keys, name),
    imageid: ids('image'),
    siluetaid: ids('silhouette'),
    openingid: ids('opening'),
    eyeid: ids('eyes'),
    pixelid: ids('pixel'),
    resets: game ? today.resetsLeft(game) : Math.max(...GAMES.map((each) => today.resetsLeft(each))),
    resetsByGame: {
      image: today.resetsLeft('image'),
      silueta: today.resetsLeft('silhouette'),
      name: today.resetsLeft('name'),
      opening: today.resetsLeft('opening'),
      eye: today.resetsLeft('eyes'),
      pixel: today.resetsLeft('pixel'),
    },
    ...rowsOf(name, stage),
  }
}

/** The rows of the name game with their colours. */
export function rowsOf(round: Round, stage: Stage): { trieswords: string[]; triescolors: string[][] } {
  const word = stage.answers.word(round.answer)
  const colours = (row: string) => colourGuess(row, word).map((mark) => WIRE_COLOURS[mark])
  return { trieswords: [...round.wrong], triescolors: round.wrong.map(colours) }
}
