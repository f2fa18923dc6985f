import type { Pack } from '@otogi/content/pack'
import type { PuzzleKeys } from '../../../platform/process/secrets.ts'
import type { Withdrawn } from '../../withdrawn/index.ts'
import { createAnswers, type Answers } from '../answers.ts'
import { createSequence, type Sequence } from '../sequence.ts'
import { createSchedule, type Schedule } from './schedule.ts'

/** A pack's answers and their schedule. */
type PackSchedule = { readonly answers: Answers; readonly sequence: Sequence; readonly schedule: Schedule }

export function createPackSchedule(pack: Pack, keys: PuzzleKeys, withdrawn?: Withdrawn): PackSchedule {
  const answers = createAnswers(pack, withdrawn)
  const sequence = createSequence(keys)
  return { answers, sequence, schedule: createSchedule({ answers, sequence }) }
}
