import type { MediaRequest } from '@otogi/content/media/request'
import { DESCRIPTORS, type MediaKind } from '@otogi/rules/games/games'
import { computeBlockSize, computeZoomPercent, listRevealSteps } from '@otogi/rules/games/reveal'
import type { Round } from './store.ts'

type VisibleRound = Pick<Round, 'game' | 'mode' | 'answer' | 'wrong' | 'finished'>

/** Returns the picture or clip that a round shows at its current reveal step; null for the name game. */
export function findShownMedia(round: VisibleRound): MediaRequest | null {
  const { media } = DESCRIPTORS[round.game]
  return media && toMediaRequest(media, round)
}

/** Returns the picture shown with the answer. */
export function toSolutionPicture(round: Round): MediaRequest {
  return toMediaRequest(DESCRIPTORS[round.game].solutionMedia, { ...round, finished: true })
}

/** Lists all files that a round can show: one per reveal step, then the solution. */
export function listRoundMedia(round: Round): MediaRequest[] {
  const { media, solutionMedia } = DESCRIPTORS[round.game]
  const count = Math.max(1, listRevealSteps(round.game).length)
  const steps = Array.from({ length: count }, (_, wrong) => Array<string>(wrong).fill(''))
  const shown = steps.flatMap((wrong) => findShownMedia({ ...round, wrong, finished: false }) ?? [])
  const song: MediaRequest[] = media === 'clip' ? [{ kind: 'clip', series: round.answer, mode: 'full' }] : []
  const all = [...shown, toMediaRequest(solutionMedia, { ...round, finished: true }), ...song]
  return [...new Map(all.map((request) => [JSON.stringify(request), request])).values()]
}

function toMediaRequest(kind: MediaKind, { mode, answer, wrong, finished }: VisibleRound): MediaRequest {
  if (kind === 'scene') return { kind, series: answer, mode, zoom: computeZoomPercent(wrong.length, finished) }
  if (kind === 'cover') return { kind, series: answer, mode, block: computeBlockSize(wrong.length, finished) }
  if (kind === 'clip') return { kind, series: answer, mode }
  return { kind, character: answer, mode }
}
