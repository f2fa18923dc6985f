import { expect, test } from 'vitest'
import { startTestServer } from '../test-server.ts'
import { FAULTS } from './faults.ts'
import { createRealServer, runSequences } from './run-sequences.ts'
import { ModelMismatch } from './players.ts'

/**
 * The random actions must find each of these faults with a short sequence. `npm run test:planted-faults` plants all of
 * them, `npm test` only the first.
 */
const PLANTED = Object.entries(FAULTS).slice(0, process.env['PLANTED'] === 'all' ? undefined : 1)

const MAX_ACTIONS = 8

test.each(PLANTED)(
  'the model finds this fault: %s',
  async (_, { plant, transactionPlugin }) => {
    await using server = await startTestServer({ brokenRules: 'all', ...(transactionPlugin && { transactionPlugin }) })
    await plant?.(server.db)
    const real = await createRealServer({ ...server, setNow: (instant: number) => server.setNow(instant) })
    const failure = await runSequences(real, {
      actions: 3000,
      seed: 1,
      longest: 25,
      players: 3,
      timeLimit: 240_000,
    }).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ModelMismatch)
    const { sequence, message } = failure as ModelMismatch
    console.log(message)
    expect(sequence.length).toBeLessThanOrEqual(MAX_ACTIONS)
  },
  // A search takes seconds on an idle machine but minutes on a busy one. Most of the time is spent on shortening the
  // sequence.
  300_000,
)
