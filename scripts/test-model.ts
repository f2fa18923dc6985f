import { fork } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { KINDS } from '@otogi/server/test/model/kinds'
import type { RunResult } from '@otogi/server/test/model/run-sequences'
import { openProgress } from './test/progress.ts'

/**
 * Runs random actions of many players, some of them concurrently, over HTTP against two server processes that share a
 * database. Compares everything the players own with a model after each action: `npm run test:model -- [actions] [seed]
 * [--processes=2] [--resume]`. If there is a difference, prints the shortest sequence of actions that causes it.
 */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { resume: { type: 'boolean', default: false }, processes: { type: 'string', default: '1' } },
})
const [wanted = '100000', seed = '1'] = positionals

/** Regularly starts new servers, because each audit reads the whole ledger. */
const ACTIONS_PER_ROUND = 10_000
const SEEDS_PER_ROUND = 1000
const ROUND = resolve('apps/server/test/model/round.ts')

const start = { seed: Number(seed), finished: [] as number[], actions: 0, sequences: 0, seconds: 0 }
const { progress, save } = await openProgress('model', start, values.resume)
const stopping = new AbortController()
const rounds = Array.from({ length: Math.ceil(Number(wanted) / ACTIONS_PER_ROUND) }, (_, number) => number)
const waiting = rounds.filter((number) => !progress.finished.includes(number))

async function runRounds(): Promise<void> {
  for (let number = waiting.shift(); number !== undefined; number = waiting.shift()) {
    const begun = performance.now()
    const actions = Math.min(ACTIONS_PER_ROUND, Number(wanted) - number * ACTIONS_PER_ROUND)
    // oxlint-disable-next-line no-await-in-loop -- one after another in each process
    const result = await runRound(actions, progress.seed + number * SEEDS_PER_ROUND)
    progress.finished.push(number)
    progress.actions += result.actions
    progress.sequences += result.sequences
    progress.seconds += Math.round((performance.now() - begun) / 1000)
    // oxlint-disable-next-line no-await-in-loop -- as above
    await save()
    console.log(`${progress.actions} actions in ${progress.finished.length} of ${rounds.length} rounds`)
  }
}

/** Runs a round in a separate process, which prints the reason if it fails. */
async function runRound(actions: number, firstSeed: number): Promise<RunResult> {
  const child = fork(ROUND, [String(actions), String(firstSeed)], { signal: stopping.signal })
  let result: RunResult | undefined
  child.on('message', (message: RunResult) => (result = message))
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code === 0 && result) return result
  throw new Error(`the round failed: to repeat it alone, npm run test:model -- ${actions} ${firstSeed}`)
}

try {
  await Promise.all(Array.from({ length: Number(values.processes) }, runRounds))
} catch (error) {
  stopping.abort()
  throw error
}
const { actions, sequences, seconds } = progress
console.log(
  `${actions} actions of ${KINDS} kinds in ${sequences} sequences from seed ${progress.seed}, ${seconds} s: no differences`,
)
