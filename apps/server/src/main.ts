import { ConfigFault, readConfig } from './platform/config.ts'
import { startServer } from './start.ts'

try {
  const server = await startServer(readConfig(process.env), { web: !process.argv.includes('--no-web') })
  let stopping = false
  const stop = async () => {
    // Ctrl-C reaches a process more than once; the first is enough.
    if (stopping) return
    stopping = true
    await server.stop()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop())
} catch (error) {
  const isOperators = error instanceof ConfigFault
  process.stderr.write(`Otogi cannot start: ${error instanceof Error ? error.message : String(error)}\n`)
  if (!isOperators && error instanceof Error && process.env['LOG_LEVEL'] === 'debug')
    process.stderr.write(`${error.stack}\n`)
  process.exit(1)
}
