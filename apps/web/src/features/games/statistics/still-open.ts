import type { PlayedDay } from '@otogi/contract/statistics'

/** Whether the player can still solve a puzzle of the history. Its answer is known once it is solved or lost. */
export function isStillOpen(
  { finished, answer }: Pick<PlayedDay['results'][number], 'finished' | 'answer'>,
  day: string,
  today: string,
): boolean {
  return !finished && answer === null && day >= today
}
