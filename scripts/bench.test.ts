import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const SLOW_MS = 120_000

/** Runs a benchmark. Fails if it exits with an error. */
async function runBench(name: string, sizes: Record<string, string>): Promise<string> {
  const options = { cwd: root, env: { ...process.env, ...sizes }, timeout: SLOW_MS - 10_000 }
  return (await promisify(execFile)(process.execPath, [`bench/${name}.bench.ts`], options)).stdout
}

test('the solvers play a day of the name game', { timeout: SLOW_MS }, async () => {
  expect(await runBench('solvers', { GAME: 'name', DAYS: '1' })).toMatch(/'name' +│ 0 +│ '\d+ %'/)
})

test('the benchmark of canceled listings calls the server and runs its cleanup', { timeout: SLOW_MS }, async () => {
  const printed = await runBench('market-churn', { PAIRS: '3' })
  expect(printed).toContain('eight exports at once: status 200')
  expect(printed).toContain('of 3 listings and cancellations, 3 were accepted')
  expect(printed).toContain('after the daily cleanup: 3 rows')
})
