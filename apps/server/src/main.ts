import { once } from 'node:events'
import { ConfigError, readConfig } from './platform/process/config.ts'
import { startServer } from './start.ts'

const STOP_LIMIT_MS = 15_000
/** Ctrl-C sends the signal twice, once from the terminal and once from npm. Signals within this time count as one. */
const SAME_SIGNAL_MS = 500

const stopping = new AbortController()
let askedAt: number | undefined
let reload: (() => Promise<void>) | undefined
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, requestStop)
// In a terminal, this signal means that the terminal was closed.
process.on('SIGHUP', () => (reload && !process.stdout.isTTY ? void reload() : requestStop()))

try {
  const web = !process.argv.includes('--no-web')
  const server = await startServer(readConfig(process.env), { web, stopping: stopping.signal })
  reload = server.reload
  const fault = await Promise.race([server.failed, waitForAbort(stopping.signal)])
  startShutdownTimer()
  await server.stop()
  if (fault) throw fault
  process.exit(0)
} catch (error) {
  if (stopping.signal.aborted) process.exit(0)
  const isOperators = error instanceof ConfigError
  process.stderr.write(`Otogi has stopped: ${error instanceof Error ? error.message : String(error)}\n`)
  if (!isOperators && error instanceof Error && process.env['LOG_LEVEL'] === 'debug')
    process.stderr.write(`${error.stack}\n`)
  process.exit(1)
}

async function waitForAbort(signal: AbortSignal): Promise<undefined> {
  if (!signal.aborted) await once(signal, 'abort')
  return undefined
}

/** Stops the server, or cancels a start in progress. A second signal ends the process immediately. */
function requestStop(): void {
  const now = performance.now()
  if (askedAt !== undefined && now - askedAt > SAME_SIGNAL_MS) process.exit(1)
  askedAt ??= now
  startShutdownTimer()
  stopping.abort()
}

function startShutdownTimer(): void {
  const giveUp = () => {
    process.stderr.write(`Otogi was stopped forcibly: the shutdown took more than ${STOP_LIMIT_MS / 1000} s\n`)
    process.exit(1)
  }
  setTimeout(giveUp, STOP_LIMIT_MS).unref()
}
