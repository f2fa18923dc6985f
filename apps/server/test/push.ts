import { createECDH, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { api } from '@otogi/contract/api'
import type { Player } from './player.ts'

type Received = { readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: Buffer }

/** Starts a push service on this computer. `reply` chooses the status of each reply. */
export async function startPushService(reply: (path: string) => number = () => 201) {
  const received: Received[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const path = request.url ?? ''
      received.push({ path, headers: request.headers, body: Buffer.concat(parts) })
      response.writeHead(reply(path), { location: '/elsewhere' }).end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Creates the keys of a browser's subscription. */
export function createBrowserKeys(): { p256dh: string; auth: string } {
  const pair = createECDH('prime256v1')
  return { p256dh: pair.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') }
}

export const subscribe = (player: Player, endpoint: string, timeZone = 'Europe/Madrid') =>
  player.call(api.reminders.subscribe, { endpoint, ...createBrowserKeys(), timeZone })
