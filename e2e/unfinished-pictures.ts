import { createServer, request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ADDRESS } from './addresses.ts'

/** Starts a separate server that never finishes drawing card pictures. */
export async function startServerWithoutPictures() {
  const { hostname, port } = new URL(ADDRESS)
  const server = createServer((asked, reply) => {
    if (asked.url?.startsWith('/media/c/')) return
    const { method, url: path, headers } = asked
    const passedOn = ask({ hostname, port, method, path, headers }, (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(reply)
    })
    passedOn.on('error', () => reply.destroy())
    asked.pipe(passedOn)
  })
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
