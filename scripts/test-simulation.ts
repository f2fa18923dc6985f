import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listAuditFaults } from '@otogi/server/test/books'
import { createMailbox } from '@otogi/server/test/simulation/mailbox'
import { runSimulation } from '@otogi/server/test/simulation/simulate'
import { createServerQueries } from '@otogi/server/test/simulation/server-queries'
import { openTemporaryServer } from '@otogi/server/test/temporary-server'

/**
 * Simulates months of play against a real server over HTTP, and compares every record with a model each day: `npm run
 * test:simulation -- [players] [days] [from] [seed]`. The default days include the end of summer time.
 */

/** Maximum share of honest trades that the market guard may refuse. */
const MAX_REFUSED_SHARE = 0.001

const [players = '100', days = '90', from = '2026-09-21', seed = '1'] = process.argv.slice(2)

const { mail, findToken } = createMailbox()
const config = { marketGuard: 'enforce', publicOrigin: 'http://127.0.0.1' } as const
// No picture is requested in this test.
await using server = await openTemporaryServer(join(tmpdir(), 'otogi-no-media'), { config, mail })
const { app, db, pack, setNow } = server
const address = await app.listen({ host: '127.0.0.1', port: 0 })

const begun = performance.now()
const outcome = await runSimulation(
  { address, setNow, findToken, ...createServerQueries(server) },
  { players: Number(players), days: Number(days), from, seed: Number(seed), say: (text) => console.log(text) },
)
const faults = [...outcome.faults, ...(await listAuditFaults({ db, pack }))]
const seconds = (performance.now() - begun) / 1000
console.log(`${players} players, ${days} days from ${from}, seed ${seed}`)
console.log(
  `${outcome.visits} visits, ${outcome.calls} calls, ${outcome.compared} comparisons, ${seconds.toFixed(0)} s`,
)
console.log(faults.length === 0 ? 'no differences' : faults.join('\n'))
const { trades, refused } = outcome
const share = refused.length / trades
console.log(`the market guard refused ${refused.length} of ${trades} honest trades, ${(share * 100).toFixed(3)} %`)
for (const trade of refused) console.log(`  ${trade}`)
if (faults.length > 0 || share >= MAX_REFUSED_SHARE) process.exitCode = 1
