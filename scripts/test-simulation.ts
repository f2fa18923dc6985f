import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listAuditFaults } from '@otogi/server/test/books'
import { createMailbox } from '@otogi/server/test/simulation/mailbox'
import { runSimulation } from '@otogi/server/test/simulation/simulate'
import { createServerQueries } from '@otogi/server/test/simulation/server-queries'
import { openTemporaryServer } from '@otogi/server/test/temporary-server'

/**
 * Simulates months of play against a real server over HTTP, and compares every record with a model each day: `npm run
 * test:simulation -- [players] [days] [from] [seeds]`. Several seeds, such as `1,2,3`, run one after another, each on a
 * new server. The default days include the end of daylight saving time.
 */

/** The maximum share of honest trades that the market guard may block, over all seeds. */
const MAX_REFUSED_SHARE = 0.001

const [players = '100', days = '90', from = '2026-09-21', seeds = '1'] = process.argv.slice(2)

let trades = 0
let refused = 0
for (const seed of seeds.split(',').map(Number)) {
  const outcome = await simulate(seed)
  trades += outcome.trades
  refused += outcome.refused.length
  if (outcome.faults.length > 0) process.exitCode = 1
}
console.log(`all seeds: the market guard refused ${formatPercentage(refused, trades)}`)
if (refused / trades >= MAX_REFUSED_SHARE) process.exitCode = 1

async function simulate(seed: number) {
  const { mail, findToken } = createMailbox()
  const config = { marketGuard: 'enforce', publicOrigin: 'http://127.0.0.1' } as const
  // This test requests no pictures.
  await using server = await openTemporaryServer(join(tmpdir(), 'otogi-no-media'), { config, mail })
  const { app, db, pack, setNow } = server
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const begun = performance.now()
  const outcome = await runSimulation(
    { address, setNow, findToken, ...createServerQueries(server) },
    { players: Number(players), days: Number(days), from, seed, say: (text) => console.log(text) },
  )
  const faults = [...outcome.faults, ...(await listAuditFaults({ db, pack }))]
  const seconds = (performance.now() - begun) / 1000
  const { visits, calls, compared, refused: reasons } = outcome
  console.log(`${players} players, ${days} days from ${from}, seed ${seed}`)
  console.log(`${visits} visits, ${calls} calls, ${compared} comparisons, ${seconds.toFixed(0)} s`)
  console.log(faults.length === 0 ? 'no differences' : faults.join('\n'))
  console.log(`the market guard refused ${formatPercentage(reasons.length, outcome.trades)}`)
  for (const reason of reasons) console.log(`  ${reason}`)
  return { ...outcome, faults }
}

function formatPercentage(part: number, whole: number): string {
  return `${part} of ${whole} honest trades, ${((part / whole) * 100).toFixed(3)} %`
}
