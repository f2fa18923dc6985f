import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { KINDS } from '@otogi/server/test/model/kinds'
import { createRealServer, runSequences } from '@otogi/server/test/model/run-sequences'
import { openTemporaryServer } from '@otogi/server/test/temporary-server'

/**
 * Runs random actions of many players, some of them concurrently, against a real server over HTTP, and compares everything
 * they own with a model after each action: `npm run test:model -- [actions] [seed]`. On a difference, prints the shortest
 * sequence of actions that causes it.
 */

const [wanted = '100000', seed = '1'] = process.argv.slice(2)

/** Starts a new server regularly, because each audit reads the whole ledger. */
const ACTIONS_PER_SERVER = 10_000
const SEEDS_PER_SERVER = 1000
const MINUTE = 60_000

const begun = performance.now()
let [actions, sequences] = [0, 0]
for (let number = 0; actions < Number(wanted); number++) {
  // No picture is requested in this test.
  await using server = await openTemporaryServer(join(tmpdir(), 'otogi-no-media'))
  const left = Math.min(ACTIONS_PER_SERVER, Number(wanted) - actions)
  const first = Number(seed) + number * SEEDS_PER_SERVER
  const print = (text: string) => console.log(text)
  const result = await runSequences(await createRealServer(server), {
    actions: left,
    seed: first,
    longest: 500,
    players: 7,
    timeLimit: 10 * MINUTE,
    print,
  })
  actions += result.actions
  sequences += result.sequences
}
const seconds = ((performance.now() - begun) / 1000).toFixed(0)
console.log(
  `${actions} actions of ${KINDS} kinds in ${sequences} sequences from seed ${seed}, ${seconds} s: no differences`,
)
