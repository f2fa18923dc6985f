import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { api } from '@otogi/contract/api'
import { RemotePlayer, startServerProcess, type ServerProcess } from '@otogi/server/test/server-process'
import { CHECKOUTS, measureRepeatedCall, waitSeconds } from './checkouts.ts'

/**
 * Measures calls while a newly installed server draws its pictures, alternating with periods in which the drawing
 * processes are suspended. Half of the calls are reads; the other half lock the player's row. `--workers` sets the
 * number of processes that serve calls, `--callers` the number of players who call without a pause. `--compare`
 * measures another commit first.
 */

const SECONDS = 3
const TICKS_PER_SECOND = 100
const { values } = parseArgs({
  options: {
    workers: { type: 'string', default: '1' },
    rounds: { type: 'string', default: '9' },
    callers: { type: 'string', default: '8' },
  },
})

for (const { name, folder } of CHECKOUTS) {
  // oxlint-disable-next-line no-await-in-loop -- one server after another
  await measureCheckout(name, join(folder, 'apps/server/src/main.ts'))
}

async function measureCheckout(name: string, mainFile: string): Promise<void> {
  await using server = await startServerProcess({ WORKERS: values.workers, RATE_LIMITS: 'off' }, mainFile)
  const players = await Promise.all(
    Array.from({ length: Number(values.callers) }, () => new RemotePlayer().signUp(server, api.accounts.create)),
  )
  await measureRound(server, players)
  const rounds: { readonly drawing: Round; readonly still: Round }[] = []
  for (let round = 0; round < Number(values.rounds); round++) {
    // oxlint-disable-next-line no-await-in-loop -- alternately, so that other programs slow down both
    const drawing = await measureRoundAfter('SIGCONT', server, players)
    // oxlint-disable-next-line no-await-in-loop -- as above
    rounds.push({ drawing, still: await measureRoundAfter('SIGSTOP', server, players) })
  }
  await signalPainters(server, 'SIGCONT')
  console.log(`  ${name}, drawing stopped: ${describeRounds(rounds.map(({ still }) => still))}`)
  console.log(`  ${name}, while drawing:   ${describeRounds(rounds.map(({ drawing }) => drawing))}`)
  const rate = findMedian(rounds.map(({ drawing, still }) => drawing.rate / still.rate))
  const p99 = findMedian(rounds.map(({ drawing, still }) => drawing.p99 / still.p99))
  console.log(
    `    median of ${rounds.length} pairs: ${(rate * 100).toFixed(0)} % of the calls/s, p99 x ${p99.toFixed(2)}`,
  )
}

type Round = { readonly rate: number; readonly p50: number; readonly p99: number; readonly drawingCpu: number }

/** Resumes or suspends drawing, leaves the server idle for a second, then measures calls. */
async function measureRoundAfter(
  signal: 'SIGCONT' | 'SIGSTOP',
  server: ServerProcess,
  players: readonly RemotePlayer[],
): Promise<Round> {
  await signalPainters(server, signal)
  await waitSeconds(1)
  return measureRound(server, players)
}

async function measureRound(server: ServerProcess, players: readonly RemotePlayer[]): Promise<Round> {
  let next = 0
  const before = await readPainterCpu(server)
  const times = await measureRepeatedCall(SECONDS, players.length, async () => {
    const count = next++
    const endpoint = count % 2 === 0 ? api.wallet.find : api.day.update
    const reply = await players[count % players.length]?.call(server, endpoint)
    if (reply?.status !== 200) throw new Error(`a call was answered with ${reply?.status}`)
  })
  const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? 0
  const drawingCpu = ((await readPainterCpu(server)) - before) / SECONDS
  return { rate: times.length / SECONDS, p50: at(0.5), p99: at(0.99), drawingCpu }
}

async function signalPainters(server: ServerProcess, signal: 'SIGCONT' | 'SIGSTOP'): Promise<void> {
  for (const painter of await server.listPainters()) process.kill(painter, signal)
}

/** Returns the drawing processes' CPU time in seconds. */
async function readPainterCpu(server: ServerProcess): Promise<number> {
  const stats = await Promise.all(
    (await server.listPainters()).map((painter) => readFile(`/proc/${painter}/stat`, 'utf8')),
  )
  const fields = stats.map((stat) => stat.slice(stat.lastIndexOf(')') + 2).split(' '))
  return fields.reduce((sum, stat) => sum + Number(stat[11]) + Number(stat[12]), 0) / TICKS_PER_SECOND
}

function findMedian(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}

function describeRounds(rounds: readonly Round[]): string {
  const median = (pick: (round: Round) => number, digits: number) => findMedian(rounds.map(pick)).toFixed(digits)
  const times = `p50 ${median(({ p50 }) => p50, 1)} ms, p99 ${median(({ p99 }) => p99, 1)} ms`
  return `${median(({ rate }) => rate, 0)} calls/s, ${times}, drawing uses ${median(({ drawingCpu }) => drawingCpu, 2)} of a core`
}
