import type { MediaRequest } from '@otogi/content/media/request'
import { DESCRIPTORS, type Descriptor } from '@otogi/rules/games/games'
import { computeBlockSize, computeZoomPercent } from '@otogi/rules/games/reveal'
import type { Round } from './store.ts'

type Shown = Pick<Round, 'game' | 'mode' | 'answer' | 'wrong' | 'finished'>

/** What a round shows or plays at its present stage; null for the game of letters. */
export function shownMediaOf(round: Shown): MediaRequest | null {
  const { media } = DESCRIPTORS[round.game]
  return media && toRequest(media, round)
}

/** The picture that goes with the answer, once it may be seen. */
export function solutionPictureOf(round: Round): MediaRequest {
  return toRequest(DESCRIPTORS[round.game].solutionMedia, { ...round, finished: true })
}

type Kind = NonNullable<Descriptor['media']> | Descriptor['solutionMedia']

function toRequest(kind: Kind, { mode, answer, wrong, finished }: Shown): MediaRequest {
  switch (kind) {
    case 'scene':
      return { kind, series: answer, mode, zoom: computeZoomPercent(wrong.length, finished) }
    case 'cover':
      return { kind, series: answer, mode, block: computeBlockSize(wrong.length, finished) }
    case 'clip':
      return { kind, series: answer, mode }
    case 'silhouette':
    case 'eyes':
    case 'silhouette-solution':
    case 'eyes-solution':
      return { kind, character: answer, mode }
  }
}
