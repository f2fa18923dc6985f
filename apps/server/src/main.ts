import { once } from 'node:events'
import { ConfigFault, readConfig } from './platform/config.ts'
import { startServer } from './start.ts'

const stopping = new AbortController()
// Ctrl-C reaches a process more than once; the first is enough, and a start that is not yet over ends by it too.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopping.abort())

try {
  const web = !process.argv.includes('--no-web')
  const server = await startServer(readConfig(process.env), { web, stopping: stopping.signal })
  const fault = await Promise.race([server.failed, asked(stopping.signal)])
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
