import { once } from 'node:events'
import { connect, createServer, type AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { findFreePort } from '../process/free-port.ts'
import { checkAddress, listen } from './listening.ts'

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

// macOS allows 128.
test.runIf(process.platform === 'linux')(
  'a busy process loses no connection when a thousand are opened at once',
  async () => {
    const app = Fastify()
    const address = { host: '127.0.0.1', port: await findFreePort() }
    await listen(app, address)
    let connected = 0
    const open = async () => {
      const socket = connect(address)
      await once(socket, 'connect')
      connected += 1
      return socket
    }
    // This process accepts none of them before all are opened.
    const opened = Array.from({ length: 1000 }, open)
    await opened[0]
    await app.inject('/')
    const last = open()
    await last
    // A connection that was lost is tried again after a second, i.e. after the last one.
    expect(connected).toBe(1001)
    for (const socket of await Promise.all([...opened, last])) socket.destroy()
    await app.close()
  },
)
