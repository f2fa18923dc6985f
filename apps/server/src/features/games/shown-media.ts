import type { MediaRequest } from '@otogi/content/media/request'
import { pixelBlock, zoomPercent } from '@otogi/rules/games/stage'
import type { Round } from './store.ts'

type Shown = Pick<Round, 'game' | 'mode' | 'answer' | 'wrong' | 'finished'>

/** What a round shows or plays at its present stage; null for the game of letters. */
export function shownMediaOf({ game, mode, answer, wrong, finished }: Shown): MediaRequest | null {
  switch (game) {
    case 'image':
      return { kind: 'scene', series: answer, mode, zoom: zoomPercent(wrong.length, finished) }
    case 'pixel':
      return { kind: 'cover', series: answer, mode, block: pixelBlock(wrong.length, finished) }
    case 'silhouette':
    case 'eyes':
      return { kind: game, character: answer, mode }
    case 'opening':
      return { kind: 'clip', series: answer, mode }
    case 'name':
      return null
  }
}

/** The picture that goes with the answer, once it may be seen. */
export function solutionPictureOf({ game, mode, answer }: Round): MediaRequest {
  switch (game) {
    case 'image':
      return { kind: 'scene', series: answer, mode, zoom: 100 }
    case 'pixel':
    case 'opening':
      return { kind: 'cover', series: answer, mode, block: 1 }
    case 'eyes':
      return { kind: 'eyes-solution', character: answer, mode }
    case 'silhouette':
    case 'name':
      return { kind: 'silhouette-solution', character: answer, mode }
  }
}
