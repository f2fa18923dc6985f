import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import { BoundSocket, createServer, Socket, type Server } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { ConfigError, type Config } from '../process/config.ts'

type Address = Pick<Config, 'host' | 'port'>

const NO_ADDRESS = new Set(['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'])

/**
 * Number of sockets that listen on the port. Node.js accepts one connection of each socket in a turn of its event loop,
 * so a busy process with one socket would accept few connections per second. The kernel distributes the connections.
 */
const LISTENERS = 64

/** The first file descriptor of a worker after those for input, output, errors and messages. */
const FIRST_INHERITED = 4

/** Binds the sockets on which this process or its workers will listen. Binds none on systems other than Linux. */
export async function bindSockets({ host, port }: Address): Promise<BoundSocket[]> {
  if (process.platform !== 'linux') return []
  // With `reusePort`, another server that listens on the port would not be an error.
  await checkAddress({ host, port })
  const [first, ...others] = await lookup(host, { all: true })
  const sockets = bindAddress(first?.address ?? host, port)
  if (host === 'localhost') for (const { address } of others) sockets.push(...bindIfPresent(address, port))
  return sockets
}

function bindAddress(host: string, port: number): BoundSocket[] {
  return Array.from({ length: LISTENERS }, () => new BoundSocket({ host, port, reusePort: true }))
}

/** Binds an address of `localhost`, which may name an IPv6 address although the machine has none. */
function bindIfPresent(host: string, port: number): BoundSocket[] {
  try {
    return bindAddress(host, port)
  } catch {
    return []
  }
}

/** The `stdio` option for workers that share sockets with this process. */
export function shareSockets(sockets: readonly BoundSocket[]): ('inherit' | 'ipc' | number)[] {
  return ['inherit', 'inherit', 'inherit', 'ipc', ...sockets.map((socket) => socket.fd())]
}

/** Opens the sockets that the primary process shares with this worker. */
export function openSharedSockets(count: number): Socket[] {
  return Array.from(
    { length: count },
    (_, n) => new Socket({ fd: FIRST_INHERITED + n, readable: false, writable: false }),
  )
}

/**
 * Starts to accept connections on bound sockets. If there are none, listens on the address; in a worker, the primary
 * process then accepts the connections.
 */
export async function listen(
  app: FastifyInstance,
  { host, port }: Address,
  sockets: readonly (BoundSocket | Socket)[],
): Promise<void> {
  if (sockets.length === 0) return void (await app.listen({ host, port }))
  limitConnections(app.server)
  const others = sockets
    .slice(1)
    .map(() => createServer({ allowHalfOpen: true, noDelay: true }, (socket) => app.server.emit('connection', socket)))
  const closed = Promise.all(others.map((other) => new Promise((resolve) => other.once('close', resolve))))
  app.addHook('preClose', (done) => {
    for (const other of others) other.close()
    done()
  })
  app.addHook('onClose', async () => void (await closed))
  await app.ready()
  await Promise.all([app.server, ...others].map((server, n) => once(server.listen(sockets[n]), 'listening')))
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
