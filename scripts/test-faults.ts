import { parseArgs } from 'node:util'
import { formatTable, isClean, runScenario, type Outcome } from '@otogi/server/test/faults/run-scenario'
import type { Scenario } from '@otogi/server/test/faults/scenario'
import { SCENARIOS } from '@otogi/server/test/faults/scenarios'
import { openProgress } from './test/progress.ts'

/**
 * Causes faults while players write to a real server, and compares every acknowledged write with the database: `npm run
 * test:faults -- [--only=NAME,…] [--times=N] [--seed=N] [--resume]`. Prints a table; the times in it depend on the
 * machine. With `--resume`, an interrupted run continues with the scenario in which it was interrupted.
 */

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    times: { type: 'string' },
    seed: { type: 'string', default: '1' },
    resume: { type: 'boolean', default: false },
  },
})
const scenarios: Readonly<Record<string, Scenario>> = SCENARIOS
const wanted = values.only?.split(',') ?? Object.keys(scenarios)
const unknown = wanted.filter((name) => !(name in scenarios))
if (unknown.length > 0) {
  console.error(`unknown fault: ${unknown.join(', ')}; choose from: ${Object.keys(scenarios).join(', ')}`)
  process.exit(1)
}

const start = { seed: Number(values.seed), outcomes: [] as [string, Outcome][] }
const { progress, save } = await openProgress('faults', start, values.resume)
const { seed, outcomes } = progress
console.log(`seed ${seed}`)
for (const name of wanted) {
  const scenario = scenarios[name]
  if (!scenario || outcomes.some(([done]) => done === name)) continue
  const times = Number(values.times ?? scenario.times)
  // oxlint-disable-next-line no-await-in-loop -- one after another
  const outcome = await runScenario(scenario, { times, seed })
  outcomes.push([name, outcome])
  await save()
  console.log(
    formatTable([[name, outcome]])
      .split('\n')
      .at(-1),
  )
  for (const detail of outcome.details.slice(0, 10)) console.log(`  ${detail}`)
}
console.log(`\n${formatTable(outcomes)}`)
if (!outcomes.every(([, outcome]) => isClean(outcome))) process.exitCode = 1
