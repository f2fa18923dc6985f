import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openTemporaryServer } from '../temporary-server.ts'
import { createRealServer, runSequences } from './run-sequences.ts'
import { startSecondServer } from './second-server.ts'

/**
 * Runs random actions against two server processes on one new database: `round.ts ACTIONS SEED`. Sends the result to
 * the parent process. If the server differs from the model, prints the shortest sequence of actions that causes it.
 */

const [actions, seed] = process.argv.slice(2).map(Number)
if (!actions || seed === undefined) throw new Error('usage: round.ts ACTIONS SEED')
const MINUTE = 60_000

// No picture is requested in this test.
await using server = await openTemporaryServer(join(tmpdir(), 'otogi-no-media'))
await using second = await startSecondServer(server.databaseUrl)
const result = await runSequences(await createRealServer(server, second), {
  actions,
  seed,
  longest: 500,
  players: 7,
  timeLimit: 10 * MINUTE,
  print: (text) => console.log(text),
})
process.send?.(result)
process.disconnect?.()
