import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import net, { createServer, Socket, type BoundSocket, type Server } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { ConfigError, type Config } from '../process/config.ts'

type Address = Pick<Config, 'host' | 'port'>

const NO_ADDRESS = new Set(['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'])

/**
 * Number of sockets that listen on the port. Node.js accepts one connection of each socket in a turn of its event loop,
 * so a busy process with one socket would accept few connections per second. The kernel distributes the connections.
 */
const SOCKETS = 64
const MIN_SOCKETS_PER_WORKER = 8

/** The file descriptor of a worker's first inherited socket, after those for input, output, errors and messages. */
const FIRST_SOCKET = 4

/**
 * Binds the sockets on which this process or its workers will listen. Binds none on systems other than Linux or before
 * Node.js 24.19.
 */
export async function bindSockets({ host, port, workers }: Address & Pick<Config, 'workers'>): Promise<BoundSocket[]> {
  if (process.platform !== 'linux' || !('BoundSocket' in net)) return []
  // With `reusePort`, another server that listens on the port would not be an error.
  await checkAddress({ host, port })
  const count = Math.max(SOCKETS, workers * MIN_SOCKETS_PER_WORKER)
  const [first, ...others] = await lookup(host, { all: true })
  const sockets = bindAddress(first?.address ?? host, port, count)
  if (host !== 'localhost') return sockets
  const used = sockets[0]?.address().port ?? port
  return [...sockets, ...others.flatMap(({ address }) => bindIfPresent(address, used, count))]
}

function bindAddress(host: string, port: number, count: number): BoundSocket[] {
  const first = new net.BoundSocket({ host, port, reusePort: true })
  const used = first.address().port
  return [first, ...Array.from({ length: count - 1 }, () => new net.BoundSocket({ host, port: used, reusePort: true }))]
}

/** Binds another address of `localhost`. It may be an IPv6 address although the machine has none. */
function bindIfPresent(host: string, port: number, count: number): BoundSocket[] {
  try {
    return bindAddress(host, port, count)
  } catch {
    return []
  }
}

/** Returns the `stdio` option for worker processes that inherit the sockets. */
export function createWorkerStdio(sockets: readonly BoundSocket[]): ('inherit' | 'ipc' | number)[] {
  return ['inherit', 'inherit', 'inherit', 'ipc', ...sockets.map((socket) => socket.fd())]
}

/**
 * Opens the sockets that the primary process shares with its workers. A worker listens only on its own, and the
 * kernel distributes new connections evenly. If all workers listened on all sockets, the first one to notice several new
 * connections would accept them all.
 */
export function openSharedSockets(count: number, { place, workers }: { place: number; workers: number }) {
  const sockets = Array.from(
    { length: count },
    (_, n) => new Socket({ fd: FIRST_SOCKET + n, readable: false, writable: false }),
  )
  const [own, others]: [Socket[], Socket[]] = [[], []]
  for (const [n, socket] of sockets.entries()) (n % workers === place ? own : others).push(socket)
  return { own, others }
}

export type ServerSockets = readonly (BoundSocket | Socket)[]

export type Listening = {
  /** Also accepts the connections of these sockets. */
  readonly listenOn: (sockets: ServerSockets) => Promise<void>
}

/**
 * Starts to accept connections on bound sockets. If there are none, listens on the address; in a worker, the primary
 * process then accepts the connections.
 */
export async function listen(app: FastifyInstance, address: Address, sockets: ServerSockets): Promise<Listening> {
  const others: Server[] = []
  const closed: Promise<unknown>[] = []
  let isClosing = false
  app.addHook('preClose', (done) => {
    isClosing = true
    for (const other of others) other.close()
    done()
  })
  app.addHook('onClose', async () => void (await Promise.all(closed)))
  limitConnections(app.server)

  async function listenOnOther(socket: BoundSocket | Socket): Promise<void> {
    const other = createServer({ allowHalfOpen: true, noDelay: true }, (connection) =>
      app.server.emit('connection', connection),
    )
    others.push(other)
    closed.push(once(other, 'close'))
    await once(other.listen(socket), 'listening')
  }
  async function listenOn(more: ServerSockets): Promise<void> {
    if (!isClosing) await Promise.all(more.map(listenOnOther))
  }

  const [first, ...rest] = sockets
  await app.ready()
  await (first ? once(app.server.listen(first), 'listening') : app.listen({ host: address.host, port: address.port }))
  await listenOn(rest)
  return { listenOn }
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
export async function checkAddress({ host, port }: Address): Promise<void> {
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

function toAddressError(error: NodeJS.ErrnoException, { host, port }: Address): Error {
  const code = error.code ?? ''
  if (code === 'EADDRINUSE') return new ConfigError(`PORT: ${port} is already in use`)
  if (code === 'EACCES') return new ConfigError(`PORT: ${port} needs administrator rights; choose a port above 1023`)
  if (NO_ADDRESS.has(code)) return new ConfigError(`HOST: ${host} is not an address of this machine`)
  return error
}
