import { once } from 'node:events'
import { ConfigFault, readConfig } from './platform/process/config.ts'
import { startServer } from './start.ts'

const STOP_LIMIT_MS = 15_000
/** One Ctrl-C reaches the process twice: from the terminal and from npm. */
const SAME_SIGNAL_MS = 500

const stopping = new AbortController()
let askedAt: number | undefined
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)

try {
  const web = !process.argv.includes('--no-web')
  const server = await startServer(readConfig(process.env), { web, stopping: stopping.signal })
  const fault = await Promise.race([server.failed, asked(stopping.signal)])
  limitStop()
  await server.stop()
  if (fault) throw fault
  process.exit(0)
} catch (error) {
  if (stopping.signal.aborted) process.exit(0)
  const isOperators = error instanceof ConfigFault
  process.stderr.write(`Otogi has stopped: ${error instanceof Error ? error.message : String(error)}\n`)
  if (!isOperators && error instanceof Error && process.env['LOG_LEVEL'] === 'debug')
    process.stderr.write(`${error.stack}\n`)
  process.exit(1)
}

async function asked(signal: AbortSignal): Promise<undefined> {
  if (!signal.aborted) await once(signal, 'abort')
  return undefined
}

/** Also ends a start that is not yet over. A second signal ends the process at once. */
function stop(): void {
  const now = performance.now()
  if (askedAt !== undefined && now - askedAt > SAME_SIGNAL_MS) process.exit(1)
  askedAt ??= now
  limitStop()
  stopping.abort()
}

function limitStop(): void {
  const giveUp = () => {
    process.stderr.write(`Otogi has ended without closing everything: that took more than ${STOP_LIMIT_MS / 1000} s\n`)
    process.exit(1)
  }
  setTimeout(giveUp, STOP_LIMIT_MS).unref()
}
