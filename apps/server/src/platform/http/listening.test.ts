import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { findFreePort } from '../process/free-port.ts'
import { checkAddress } from './listening.ts'

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
