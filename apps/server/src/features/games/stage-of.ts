import type { Pack } from '@otogi/content/pack'
import { answersOf } from './answers.ts'
import { createSequence } from './sequence.ts'
import type { Stage } from './today.ts'

/** Sets the stage that the games of a pack are played on. */
export function stageOf(pack: Pack, { media, keys }: Pick<Stage, 'media' | 'keys'>): Stage {
  return { media, keys, answers: answersOf(pack), sequence: createSequence(keys) }
}
