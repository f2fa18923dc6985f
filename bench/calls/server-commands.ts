import type { Recorder } from './statements.ts'

/** The messages that the benchmark sends to a server process. */
export type ServerCommand = 'usage' | 'record' | 'recorded'

export type Usage = {
  /** CPU time of all threads since the start, in microseconds. */
  readonly cpu: number
  /** The process's peak memory, in MB. */
  readonly peakMegabytes: number
}

type ServerInfo = { readonly address: string; readonly statements?: Recorder }

/** Sends the address to the parent process, then replies to its messages until it disconnects. */
export function handleServerCommands({ address, statements }: ServerInfo): void {
  process.on('message', (order: ServerCommand) => process.send?.(runServerCommand(order)))
  // Without process.exit(), no CPU profile would be written.
  process.on('disconnect', () => process.exit(0))
  process.send?.(address)

  function runServerCommand(command: ServerCommand) {
    if (command === 'usage') return readUsage()
    if (command === 'record') statements?.start()
    return command === 'recorded' ? statements?.stop() : 'ok'
  }
}

function readUsage(): Usage {
  const { user, system } = process.cpuUsage()
  return { cpu: user + system, peakMegabytes: Math.round(process.resourceUsage().maxRSS / 1024) }
}
