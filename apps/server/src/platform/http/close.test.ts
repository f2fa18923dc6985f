import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { api } from '@otogi/contract/api'
import { expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { closeWithin } from './close.ts'

async function sendPartial(server: TestServer, head: readonly string[], body: string): Promise<Socket> {
  if (!server.app.server.listening) await server.app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = server.app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {}).resume()
  socket.write([...head, 'Host: otogi', 'Content-Type: application/json', '', body].join('\r\n'))
  return socket
}

test('an incomplete request does not delay the server’s shutdown', async () => {
  await using server = await startTestServer()
  const half = await sendPartial(server, ['POST /api/users/find HTTP/1.1', 'Content-Length: 100'], '{"username":')
  await once(server.app.server, 'connection')
  await closeWithin(server.app, 0)
  await expect.poll(() => half.destroyed).toBe(true)
})

test('a call without a session is refused before the body is read', async () => {
  await using server = await startTestServer()
  const { method, path } = api.accounts.update
  const half = await sendPartial(server, [`${method} ${path} HTTP/1.1`, 'Content-Length: 14000000'], '{"picture":"')
  const [answer] = (await once(half, 'data')) as [Buffer]
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 401 /)
  half.destroy()
})
