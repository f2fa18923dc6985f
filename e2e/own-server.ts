import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'

type OwnServer = {
  readonly address: string
  /** Ends the server if it is still running. SIGKILL leaves it no time to clean up. */
  readonly stop: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<void>
}

/** Starts another test server with its control API, on the given port and with the given settings. */
export async function startOwnServer(port: number, settings: Record<string, string> = {}): Promise<OwnServer> {
  const env = { ...process.env, ...settings, E2E_PORT: String(port) }
  const server = spawn('node', [resolve(import.meta.dirname, 'server.ts')], { env, stdio: 'inherit' })
  const address = `http://127.0.0.1:${port}`
  await waitUntilHealthy(server, address)
  return {
    address,
    async stop(signal = 'SIGTERM') {
      if (server.exitCode !== null || server.signalCode !== null) return
      const gone = once(server, 'exit')
      server.kill(signal)
      await gone
    },
  }
}

async function waitUntilHealthy(server: ChildProcess, address: string): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`the server for ${address} ended before it answered`)
    const isUp = await fetch(`${address}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) return
    await new Promise((done) => setTimeout(done, 200))
  }
}
