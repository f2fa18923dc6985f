import cluster from 'node:cluster'
import { once } from 'node:events'
import { createServer, type AddressInfo, type Server } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { ConfigError, type Config } from '../process/config.ts'

const NO_ADDRESS = new Set(['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'])

/**
 * Number of sockets that listen on the port. Node.js accepts one connection of each socket in a turn of its event loop,
 * so a busy process with one socket would accept few connections per second. The kernel distributes the connections.
 */
const LISTENERS = 64

/**
 * Starts to accept connections. In a worker process, the primary process accepts them. On systems other than Linux, one
 * socket listens.
 */
export async function listen(app: FastifyInstance, { host, port }: Pick<Config, 'host' | 'port'>): Promise<void> {
  if (!cluster.isPrimary || process.platform !== 'linux') return void (await app.listen({ host, port }))
  // With `reusePort`, another server that listens on the port would not be an error.
  await checkAddress({ host, port })
  limitConnections(app.server)
  const others = Array.from({ length: LISTENERS - 1 }, () =>
    createServer({ allowHalfOpen: true, noDelay: true }, (socket) => app.server.emit('connection', socket)),
  )
  const closed = Promise.all(others.map((other) => new Promise((resolve) => other.once('close', resolve))))
  app.addHook('preClose', (done) => {
    for (const other of others) other.close()
    done()
  })
  app.addHook('onClose', async () => void (await closed))
  const options = { host, port, reusePort: true }
  await app.listen(options)
  const { port: used } = app.server.address() as AddressInfo
  await Promise.all(others.map((other) => once(other.listen({ ...options, port: used }), 'listening')))
}

/** Applies the server's limit to the connections of all sockets that listen. */
function limitConnections(server: Server): void {
  let open = 0
  server.on('connection', (socket) => {
    open += 1
    socket.once('close', () => (open -= 1))
    if (open > server.maxConnections) socket.destroy()
  })
}

/** Checks that the server can listen on its address. The check runs early, before slow parts start. */
export async function checkAddress({ host, port }: Pick<Config, 'host' | 'port'>): Promise<void> {
  const probe = createServer()
  try {
    probe.listen(port, host)
    await once(probe, 'listening')
  } catch (error) {
    throw toAddressError(error as NodeJS.ErrnoException, { host, port })
  }
  probe.close()
  await once(probe, 'close')
}

function toAddressError(error: NodeJS.ErrnoException, { host, port }: Pick<Config, 'host' | 'port'>): Error {
  const code = error.code ?? ''
  if (code === 'EADDRINUSE') return new ConfigError(`PORT: ${port} is already in use`)
  if (code === 'EACCES') return new ConfigError(`PORT: ${port} needs administrator rights; choose a port above 1023`)
  if (NO_ADDRESS.has(code)) return new ConfigError(`HOST: ${host} is not an address of this machine`)
  return error
}
