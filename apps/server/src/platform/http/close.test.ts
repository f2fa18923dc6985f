import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { api } from '@otogi/contract/api'
import { expect, test } from 'vitest'
import { startWorld, type TestWorld } from '../../../test/world.ts'
import { closeSoon } from './close.ts'

async function send(world: TestWorld, head: readonly string[], body: string): Promise<Socket> {
  if (!world.app.server.listening) await world.app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = world.app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {}).resume()
  socket.write([...head, 'Host: otogi', 'Content-Type: application/json', '', body].join('\r\n'))
  return socket
}

test('a request half sent does not hold the server back', async () => {
  await using world = await startWorld()
  const half = await send(world, ['POST /api/users/find HTTP/1.1', 'Content-Length: 100'], '{"username":')
  await once(world.app.server, 'connection')
  await closeSoon(world.app, 0)
  await expect.poll(() => half.destroyed).toBe(true)
})

test('a stranger is refused before the body is read', async () => {
  await using world = await startWorld()
  const { method, path } = api.accounts.update
  const half = await send(world, [`${method} ${path} HTTP/1.1`, 'Content-Length: 14000000'], '{"picture":"')
  const [answer] = (await once(half, 'data')) as [Buffer]
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 401 /)
  half.destroy()
})
