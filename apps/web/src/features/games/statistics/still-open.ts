import type { PlayedDay } from '@otogi/contract/statistics'

/**
 * Whether the player can still solve a puzzle in the history. Once a puzzle is solved or lost, the history contains its
 * answer.
 */
export function isStillOpen(
  { finished, answer }: Pick<PlayedDay['results'][number], 'finished' | 'answer'>,
  day: string,
  today: string,
): boolean {
  return !finished && answer === null && day >= today
}
