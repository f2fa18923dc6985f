import { expect, test } from 'vitest'
import { startTestServer } from '../test-server.ts'
import { KINDS } from './kinds.ts'
import { createRealServer, runSequences } from './run-sequences.ts'

/** Runs a small number of actions, which takes about 10 s. `npm run test:model` runs more. */
const ACTIONS = Number(process.env['ACTIONS'] ?? 800)

test(`after ${ACTIONS} sequential and concurrent actions, every player has what the model predicts`, async () => {
  expect(KINDS).toBeGreaterThanOrEqual(20)
  await using server = await startTestServer()
  const setNow = (instant: number) => server.setNow(instant)
  const real = await createRealServer({ ...server, setNow })
  const { actions } = await runSequences(real, {
    actions: ACTIONS,
    seed: 1,
    longest: 500,
    players: 7,
    timeLimit: 120_000,
  })
  expect(actions).toBeGreaterThanOrEqual(ACTIONS)
}, 900_000)
