import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/**
 * A proxy in front of a database. It can drop all packets without closing connections, and switch to another database.
 */
export async function openLossyProxy(url: string) {
  let target = new URL(url)
  const sockets = new Set<Socket>()
  let isLost = false
  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname)
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(from)
      from.on('data', (bytes) => isLost || to.write(bytes))
      from.on('error', () => {})
      from.on('close', () => {
        sockets.delete(from)
        if (!isLost) to.destroy()
      })
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const through = new URL(url)
  through.host = `127.0.0.1:${port}`
  return {
    url: through.href,
    /** Drops all packets from now on. */
    lose: () => void (isLost = true),
    /** Forwards packets again. Packets that were dropped stay lost. */
    mend: () => void (isLost = false),
    /** Closes all connections. New ones go to another database. */
    redirect(newUrl: string) {
      target = new URL(newUrl)
      for (const socket of sockets) socket.destroy()
    },
    [Symbol.asyncDispose]: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
