import {
  dividePlayers,
  recordCall,
  measureSaturation,
  createLoad,
  type BenchSetup,
  type SaturationResult,
} from './measure.ts'
import type { HotCall } from './hot-calls.ts'
import { startServerProcess, type ServerProcess } from './processes.ts'
import { listPuzzles } from './puzzle-ids.ts'
import { computeMedians, toTable } from './report.ts'
import type { BenchPlan } from './share-of-limits.ts'

type Checkout = { readonly name: string; readonly folder: string }
type ComparedServer = { readonly name: string; readonly server: ServerProcess; readonly setup: BenchSetup }

/**
 * Runs two checkouts side by side, each with its own database. Returns the results of the second checkout as multiples
 * of the results of the first.
 */
export async function compareCheckouts(
  { setup, folder, calls, rounds }: BenchPlan,
  checkouts: readonly Checkout[],
  resources: AsyncDisposableStack,
): Promise<string> {
  const sides: ComparedServer[] = []
  for (const { name, folder: checkout } of checkouts) {
    // oxlint-disable-next-line no-await-in-loop -- one after another
    const url = await setup.databases.create(name, checkout)
    // oxlint-disable-next-line no-await-in-loop -- see above
    const server = await startServerProcess('serve.ts', [checkout, url, folder], resources)
    // oxlint-disable-next-line no-await-in-loop -- see above
    sides.push({
      name,
      server,
      setup: { ...setup, serverData: { ...setup.serverData, ...(await listPuzzles(server)) } },
    })
  }
  const rows: string[][] = []
  for (const call of calls) {
    // oxlint-disable-next-line no-await-in-loop -- one call after another
    const row = await compareCall(sides, call, rounds)
    rows.push(row)
    console.log(row.join('  '))
  }
  const header = ['Call', 'Calls/s', 'Node CPU', 'PostgreSQL CPU', 'Bytes', 'Statements']
  return `\nResults of the second checkout as multiples of the results of the first:\n\n${toTable([header, ...rows])}\n`
}

async function compareCall(sides: readonly ComparedServer[], call: HotCall, rounds: number): Promise<string[]> {
  const parts = dividePlayers(call, rounds)
  const found = new Map(sides.map((side) => [side, { runs: [] as SaturationResult[], statements: 0 }]))
  for (const side of sides) {
    // oxlint-disable-next-line no-await-in-loop -- one after another
    const { texts } = await recordCall(side.setup, side.server, call)
    found.set(side, { runs: [], statements: texts.length })
    // oxlint-disable-next-line no-await-in-loop -- see above
    await side.setup.runLoad(createLoad(side.setup, [side.server], call, parts.warmUp))
  }
  for (const [round, span] of parts.rounds.entries()) {
    // The checkouts take turns at running first.
    for (const side of round % 2 === 0 ? sides : sides.toReversed()) {
      // oxlint-disable-next-line no-await-in-loop -- never both at once
      found
        .get(side)
        ?.runs.push(
          await measureSaturation(side.setup, [side.server], createLoad(side.setup, [side.server], call, span)),
        )
    }
  }
  const [before, after] = [...found.values()].map(({ runs, statements }) => ({ ...computeMedians(runs), statements }))
  if (!before || !after) throw new Error('there is nothing to compare with')
  const ratio = (figure: keyof typeof before) => `${(after[figure] / before[figure]).toFixed(2)} x`
  return [
    call.name,
    ratio('rate'),
    ratio('nodeCpu'),
    ratio('postgresCpu'),
    ratio('bytes'),
    `${before.statements} to ${after.statements}`,
  ]
}
