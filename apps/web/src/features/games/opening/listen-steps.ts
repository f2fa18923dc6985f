/** How many seconds of a clip to play per press; `all` to play to the end. */
export const LISTEN_STEPS = ['1', '2', '5', '10', 'all'] as const
export type ListenStepName = (typeof LISTEN_STEPS)[number]

const DEFAULT: ListenStepName = '10'

export function parseStep(stored: string | null): ListenStepName {
  return LISTEN_STEPS.find((step) => step === stored) ?? DEFAULT
}

export function toSeconds(step: ListenStepName): number | null {
  return step === 'all' ? null : Number(step)
}
