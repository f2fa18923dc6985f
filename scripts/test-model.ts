import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { KINDS } from '@otogi/server/test/model/kinds'
import { createRealServer, runStories } from '@otogi/server/test/model/run-stories'
import { openTemporaryServer } from '@otogi/server/test/temporary-server'

/**
 * Tells random stories of many players on the real server, over HTTP, with several calls at one instant, and compares
 * what everybody has with a model of its own after each step: `npm run test:model -- [actions] [seed]`. The first story
 * that the server does not live up to is made as short as it can be, and printed.
 */

const [wanted = '100000', seed = '1'] = process.argv.slice(2)

/** The ledger is audited after every story, so stories are short. */
const ACTIONS_A_WORLD = 10_000
const SEEDS_A_WORLD = 1000
const MINUTE = 60_000

const begun = performance.now()
let [actions, stories] = [0, 0]
for (let number = 0; actions < Number(wanted); number++) {
  // Pictures are never requested.
  await using server = await openTemporaryServer(join(tmpdir(), 'otogi-no-media'))
  const left = Math.min(ACTIONS_A_WORLD, Number(wanted) - actions)
  const first = Number(seed) + number * SEEDS_A_WORLD
  const say = (text: string) => console.log(text)
  const told = await runStories(await createRealServer(server), {
    actions: left,
    seed: first,
    longest: 500,
    players: 7,
    patience: 10 * MINUTE,
    say,
  })
  actions += told.actions
  stories += told.stories
}
const seconds = ((performance.now() - begun) / 1000).toFixed(0)
console.log(
  `${actions} actions of ${KINDS} kinds in ${stories} stories from seed ${seed}, ${seconds} s: nothing differs`,
)
