import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import { connect, createServer, type AddressInfo } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import Fastify from 'fastify'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { findFreePort } from '../process/free-port.ts'
import { bindSockets, checkAddress, listen } from './listening.ts'

test('a free address stays free after the check', async () => {
  const address = { host: '127.0.0.1', port: await findFreePort() }
  await checkAddress(address)
  await checkAddress(address)
})

test('an error names the used port', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  await expect(checkAddress({ host: '127.0.0.1', port })).rejects.toThrow(`PORT: ${port} is already in use`)
  other.close()
})

test.each(['no.such.host.invalid', '192.0.2.1'])(
  'an error names the host that is not on this machine: %s',
  async (host) => {
    await expect(checkAddress({ host, port: await findFreePort() })).rejects.toThrow(
      `HOST: ${host} is not an address of this machine`,
    )
  },
)

describe.runIf(process.platform === 'linux')('a server that listens with several sockets', () => {
  async function startServer() {
    const app = Fastify()
    const release = Promise.withResolvers<void>()
    app.get('/', () => release.promise.then(() => 'done'))
    onTestFinished(() => app.close())
    const address = { host: '127.0.0.1', port: await findFreePort() }
    await listen(app, address, await bindSockets({ ...address, workers: 1 }))
    const open = (count: number) =>
      Array.from({ length: count }, () => {
        const socket = connect(address).on('error', () => {})
        onTestFinished(() => void socket.destroy())
        return socket
      })
    return { app, address, release, open }
  }

  test('accepts many connections in a turn of the event loop', async () => {
    const { app, open } = await startServer()
    let accepted = 0
    app.server.on('connection', () => (accepted += 1))
    open(300)
    let turns = 0
    for (; accepted < 300; turns++) await nextTurn()
    expect(turns).toBeLessThan(100)
  })

  test('limits the connections of all sockets together', async () => {
    const { app, open } = await startServer()
    app.server.maxConnections = 20
    const sockets = open(100)
    await vi.waitFor(() => expect(sockets.filter(({ closed }) => closed)).toHaveLength(80))
  })

  test('answers a request in progress before it closes', async () => {
    const { app, address, release, open } = await startServer()
    const [socket] = open(1)
    socket?.write('GET / HTTP/1.1\r\nHost: otogi\r\nConnection: close\r\n\r\n')
    await once(app.server, 'request')
    let isClosed = false
    const closing = app.close().then(() => (isClosed = true))
    await vi.waitFor(() => expect(once(connect(address), 'connect')).rejects.toThrow('ECONNREFUSED'))
    expect(isClosed).toBe(false)
    release.resolve()
    const [reply] = (await once(socket!, 'data')) as [Buffer]
    expect(reply.toString()).toContain('200 OK')
    await closing
  })

  test('does not share its port with another server', async () => {
    const { address } = await startServer()
    await expect(bindSockets({ ...address, workers: 1 })).rejects.toThrow(`PORT: ${address.port} is already in use`)
  })
})

test.runIf(process.platform === 'linux')('a server on localhost listens on all addresses of that name', async () => {
  const app = Fastify()
  onTestFinished(() => app.close())
  await listen(app, { host: 'localhost', port: 0 }, await bindSockets({ host: 'localhost', port: 0, workers: 1 }))
  const { port } = app.server.address() as AddressInfo
  for (const { address: host } of await lookup('localhost', { all: true })) {
    const socket = connect({ host, port })
    onTestFinished(() => void socket.destroy())
    await once(socket, 'connect')
  }
})
