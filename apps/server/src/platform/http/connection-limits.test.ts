import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'

async function listen(server: TestServer): Promise<() => Socket> {
  await server.app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = server.app.server.address() as AddressInfo
  return () => {
    const socket = connect(port, '127.0.0.1').on('error', () => {})
    onTestFinished(() => void socket.destroy())
    return socket
  }
}

async function countConnections({ app }: TestServer): Promise<number> {
  return new Promise((resolve) => app.server.getConnections((_error, count) => resolve(count)))
}

async function expectService(server: TestServer): Promise<void> {
  const { port } = server.app.server.address() as AddressInfo
  const reply = await fetch(`http://127.0.0.1:${port}/api/health/live`, { headers: { connection: 'close' } })
  expect(reply.status).toBe(200)
}

test('two thousand idle connections do not keep others from playing', async () => {
  await using server = await startTestServer()
  const open = await listen(server)
  const idle: Socket[] = []
  while (idle.length < 2000) {
    const some = Array.from({ length: 100 }, open)
    // oxlint-disable-next-line no-await-in-loop -- no more than the backlog of the listening socket at once
    await Promise.all(some.map((socket) => once(socket, 'connect')))
    idle.push(...some)
  }
  await expect.poll(() => countConnections(server), { timeout: 10_000 }).toBe(2000)
  await expectService(server)
  for (const socket of idle) socket.destroy()
})

test.each([
  ['sends nothing', ''],
  ['does not finish its headers', 'GET /api/health/live HTTP/1.1\r\nHost: otogi\r\n'],
  [
    'does not finish its body',
    'POST /api/users/find HTTP/1.1\r\nHost: otogi\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
  ],
])('a client that %s is disconnected', async (_, head) => {
  await using server = await startTestServer()
  const open = await listen(server)
  const { server: http } = server.app
  expect([http.headersTimeout, http.requestTimeout]).toEqual([20_000, 120_000])
  Object.assign(http, { headersTimeout: 1, requestTimeout: 1 })
  const socket = open()
  socket.write(head)
  const [reply] = (await once(socket, 'data')) as [Buffer]
  expect(reply.toString()).toMatch(/^HTTP\/1\.1 408 /)
  await expect.poll(() => countConnections(server)).toBe(0)
  await expectService(server)
})

test('a client that reads no replies is disconnected', async () => {
  await using server = await startTestServer()
  expect(server.app.server.timeout).toBe(120_000)
  server.app.server.timeout = 100
  const socket = (await listen(server))()
  socket.pause()
  socket.write('GET /api/openapi.json HTTP/1.1\r\nHost: otogi\r\n\r\n'.repeat(500))
  await expect.poll(() => countConnections(server)).toBe(1)
  await expectService(server)
  await expect.poll(() => countConnections(server), { timeout: 10_000 }).toBe(0)
})

test('connections above the limit are closed and the others are served', async () => {
  await using server = await startTestServer()
  const open = await listen(server)
  expect(server.app.server.maxConnections).toBe(10_000)
  server.app.server.maxConnections = 1
  const first = open()
  await once(first, 'connect')
  await once(open(), 'close')
  first.write('GET /api/health/live HTTP/1.1\r\nHost: otogi\r\n\r\n')
  const [reply] = (await once(first, 'data')) as [Buffer]
  expect(reply.toString()).toMatch(/^HTTP\/1\.1 200 /)
})
