import { once } from 'node:events'
import { createServer } from 'node:net'
import { ConfigError, type Config } from '../process/config.ts'

const NO_ADDRESS = new Set(['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'])

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
