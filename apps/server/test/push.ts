import { createDecipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto'
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

/** The browsers' key pairs, by the path of their endpoint. */
const subscribed = new Map<string, { pair: ECDH; auth: string }>()

/** Creates the keys of a browser's subscription. */
export function createBrowserKeys(path = ''): { p256dh: string; auth: string } {
  const pair = createECDH('prime256v1')
  const keys = { p256dh: pair.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') }
  subscribed.set(path, { pair, auth: keys.auth })
  return keys
}

export const subscribe = (player: Player, endpoint: string, timeZone = 'Europe/Madrid') =>
  player.call(api.reminders.subscribe, { endpoint, ...createBrowserKeys(new URL(endpoint).pathname), timeZone })

const KEY_BYTES = 16
const NONCE_BYTES = 12
const SALT_BYTES = 16
const HEAD_BYTES = SALT_BYTES + 5

/** Decrypts a message as the subscribed browser does (RFC 8291). Returns its text. */
export function decryptMessage({ path, body }: Received): string {
  const browser = subscribed.get(path)
  if (!browser) throw new Error(`no browser is subscribed at ${path}`)
  const salt = body.subarray(0, SALT_BYTES)
  const senderKey = body.subarray(HEAD_BYTES, HEAD_BYTES + body.readUInt8(HEAD_BYTES - 1))
  const sealed = body.subarray(HEAD_BYTES + senderKey.length)
  const shared = browser.pair.computeSecret(senderKey)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.pair.getPublicKey(), senderKey])
  const secret = Buffer.from(hkdfSync('sha256', shared, Buffer.from(browser.auth, 'base64url'), info, 32))
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, length))
  const cipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', KEY_BYTES), derive('nonce', NONCE_BYTES))
  cipher.setAuthTag(sealed.subarray(-KEY_BYTES))
  const padded = Buffer.concat([cipher.update(sealed.subarray(0, -KEY_BYTES)), cipher.final()])
  // The content ends with the byte 2, before the padding.
  return padded.subarray(0, padded.lastIndexOf(2)).toString()
}
