import { memoryUsage } from 'node:process'
import type { Recorder } from './statements.ts'

/** The messages that the benchmark sends to a server's process. */
export type Order = 'usage' | 'record' | 'recorded'

export type Usage = {
  /** CPU time of all threads since the start, in microseconds. */
  readonly cpu: number
  readonly megabytes: number
}

type ServerInfo = { readonly address: string; readonly statements?: Recorder }

/** Sends the address to the parent process, then answers its orders until it disconnects. */
export function answerOrders({ address, statements }: ServerInfo): void {
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
