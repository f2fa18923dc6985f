import { divide, record, saturate, toLoad, type Rig, type Saturated } from './measure.ts'
import type { HotCall } from './hot-calls.ts'
import { startServing, type Served } from './processes.ts'
import { listPuzzles } from './puzzle-ids.ts'
import { medianOf, toTable } from './report.ts'
import type { Plan } from './share-of-limits.ts'

type Checkout = { readonly name: string; readonly folder: string }
type Side = { readonly name: string; readonly served: Served; readonly rig: Rig }

/** Runs two checkouts side by side, each with a database of its own; returns the ratios of the second to the first. */
export async function compareCheckouts(
  { rig, folder, calls, rounds }: Plan,
  checkouts: readonly Checkout[],
  opened: AsyncDisposableStack,
): Promise<string> {
  const sides: Side[] = []
  for (const { name, folder: checkout } of checkouts) {
    // oxlint-disable-next-line no-await-in-loop -- one after another
    const url = await rig.databases.create(name, checkout)
    // oxlint-disable-next-line no-await-in-loop -- see above
    const served = await startServing('serve.ts', [checkout, url, folder], opened)
    // oxlint-disable-next-line no-await-in-loop -- see above
    sides.push({ name, served, rig: { ...rig, facts: { ...rig.facts, puzzles: await listPuzzles(served) } } })
  }
  const rows: string[][] = []
  for (const call of calls) {
    // oxlint-disable-next-line no-await-in-loop -- one call after another
    const row = await compareCall(sides, call, rounds)
    rows.push(row)
    console.log(row.join('  '))
  }
  const header = ['Call', 'Calls/s', 'Node CPU', 'PostgreSQL CPU', 'Bytes', 'Statements']
  return `\nThe second checkout's figures as multiples of the first's:\n\n${toTable([header, ...rows])}\n`
}

async function compareCall(sides: readonly Side[], call: HotCall, rounds: number): Promise<string[]> {
  const parts = divide(call, rounds)
  const found = new Map(sides.map((side) => [side, { runs: [] as Saturated[], statements: 0 }]))
  for (const side of sides) {
    // oxlint-disable-next-line no-await-in-loop -- one after another
    const { texts } = await record(side.rig, side.served, call)
    found.set(side, { runs: [], statements: texts.length })
    // oxlint-disable-next-line no-await-in-loop -- see above
    await side.rig.runLoad(toLoad(side.rig, side.served, call, parts.warmUp))
  }
  for (const [round, span] of parts.rounds.entries()) {
    // Each goes first every second time.
    for (const side of round % 2 === 0 ? sides : sides.toReversed()) {
      // oxlint-disable-next-line no-await-in-loop -- never both at once
      found.get(side)?.runs.push(await saturate(side.rig, side.served, toLoad(side.rig, side.served, call, span)))
    }
  }
  const [before, after] = [...found.values()].map(({ runs, statements }) => ({ ...medianOf(runs), statements }))
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
