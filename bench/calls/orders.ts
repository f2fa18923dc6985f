import { memoryUsage } from 'node:process'
import type { Recorder } from './statements.ts'

/** What the benchmark asks a server's process. */
export type Order = 'usage' | 'record' | 'recorded'

export type Usage = {
  /** Of all threads since the start, in microseconds. */
  readonly cpu: number
  readonly megabytes: number
}

type Serving = { readonly address: string; readonly statements?: Recorder }

/** Tells the parent process the address and then answers its orders, until it goes. */
export function answerOrders({ address, statements }: Serving): void {
  process.on('message', (order: Order) => process.send?.(answer(order)))
  // Without process.exit() a CPU profile would not be written.
  process.on('disconnect', () => process.exit(0))
  process.send?.(address)

  function answer(order: Order) {
    if (order === 'usage') return readUsage()
    if (order === 'record') statements?.start()
    return order === 'recorded' ? statements?.stop() : 'ok'
  }
}

function readUsage(): Usage {
  const { user, system } = process.cpuUsage()
  return { cpu: user + system, megabytes: Math.round(memoryUsage().rss / 1024 / 1024) }
}
