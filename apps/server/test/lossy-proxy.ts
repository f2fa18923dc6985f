import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/**
 * What a broken proxy does. `silent` drops all packets, `slow` delays them, `refused` closes all connections, `half-closed`
 * lets the database's side end while the server's side stays open, and `commits-unanswered` forwards commits but closes the
 * connection instead of returning the reply.
 */
export type ProxyFault = 'silent' | 'slow' | 'refused' | 'half-closed' | 'commits-unanswered'

const DELAY_MS = 150
/** Matches a commit in the simple or in the extended protocol. */
const COMMIT = /\bcommit\0/i

type State = {
  fault: ProxyFault | undefined
  /** Number of packets and connections that the fault has hit. */
  hits: number
  /** Number of database errors of each counted code. */
  readonly errors: Map<string, number>
}

/**
 * A proxy in front of a database. It can drop all packets without closing connections, fail in other ways, and switch to
 * another database.
 */
export async function openLossyProxy(url: string) {
  let target = new URL(url)
  const sockets = new Set<Socket>()
  const state: State = { fault: undefined, hits: 0, errors: new Map() }
  const closeAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  const server = createServer((client) => {
    if (state.fault === 'refused') {
      state.hits += 1
      return void client.destroy()
    }
    const database = connect(Number(target.port), target.hostname)
    for (const socket of [client, database]) {
      sockets.add(socket)
      socket.on('close', () => sockets.delete(socket))
    }
    forward(client, database, state)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const through = new URL(url)
  through.host = `127.0.0.1:${port}`
  return {
    url: through.href,
    /** Starts to fail in this way. */
    break(next: ProxyFault) {
      Object.assign(state, { fault: next, hits: next === 'refused' ? sockets.size : 0 })
      if (next === 'refused') closeAll()
    },
    /** Starts to drop all packets. */
    lose: () => void (state.fault = 'silent'),
    /** Forwards packets again, except on connections that lost some. Returns how many packets and connections were hit. */
    mend() {
      state.fault = undefined
      return state.hits
    },
    /** Starts counting the database's errors with this code. */
    countErrors(code: string): () => number {
      state.errors.set(code, 0)
      return () => state.errors.get(code) ?? 0
    },
    /** Closes all connections. New ones go to another database. */
    redirect(newUrl: string) {
      target = new URL(newUrl)
      closeAll()
    },
    [Symbol.asyncDispose]: async () => {
      closeAll()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Forwards bytes in both directions, except while there is a fault. */
function forward(client: Socket, database: Socket, state: State): void {
  let isCommitted = false
  const link = { isBroken: false }
  client.on('data', (bytes) => {
    if (state.fault === 'half-closed') {
      state.hits += 1
      return void client.end()
    }
    if (state.fault === 'commits-unanswered' && COMMIT.test(bytes.toString('latin1'))) {
      state.hits += 1
      isCommitted = true
      // Gives the database time to commit.
      setTimeout(() => client.destroy(), DELAY_MS)
    }
    send(database, bytes, state, link)
  })
  database.on('data', (bytes) => {
    countErrors(bytes, state)
    if (!isCommitted) send(client, bytes, state, link)
  })
  for (const [from, to] of [
    [client, database],
    [database, client],
  ] as const) {
    from.on('error', () => {})
    from.on('close', () => state.fault === 'silent' || to.destroy())
  }
}

/** After a lost packet, TCP delivers nothing more on the connection, because bytes never arrive with a gap. */
function send(to: Socket, bytes: Buffer, state: State, link: { isBroken: boolean }): void {
  link.isBroken ||= state.fault === 'silent'
  if (state.fault === 'slow' || state.fault === 'silent') state.hits += 1
  if (link.isBroken) return
  if (state.fault === 'slow') setTimeout(() => to.write(bytes), DELAY_MS)
  else to.write(bytes)
}

/** An error contains its code as the field `C`, which ends with a zero byte. */
function countErrors(bytes: Buffer, { errors }: State): void {
  for (const [code, count] of errors) if (bytes.includes(`C${code}\0`)) errors.set(code, count + 1)
}
