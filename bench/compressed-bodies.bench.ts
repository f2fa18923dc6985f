import { connect, type Socket } from 'node:net'
import { brotliCompressSync, constants } from 'node:zlib'
import { CHECKOUTS, waitSeconds, startCheckout } from './checkouts.ts'

/**
 * Measures how much memory 400 small, incomplete compressed requests occupy. `--compare` measures another commit first.
 */

const REQUESTS = 400
const body = brotliCompressSync(Buffer.alloc(64 << 20), { params: { [constants.BROTLI_PARAM_LGWIN]: 24 } })

for (const { name, folder } of CHECKOUTS) {
  // oxlint-disable-next-line no-await-in-loop -- one server after another
  await measureAttack(name, folder)
}

async function measureAttack(name: string, folder: string): Promise<void> {
  await using server = await startCheckout(folder)
  const { hostname, port } = new URL(server.address)
  await waitSeconds(2)
  const before = await server.readMemory()
  const answers: string[] = []
  const sockets: Socket[] = []
  for (let n = 0; n < REQUESTS; n++) {
    const socket = connect(Number(port), hostname)
    socket.on('error', () => {})
    socket.on('data', (bytes) => answers.push(bytes.toString().split('\r\n')[0] ?? ''))
    socket.write(
      `POST /api/users/logout HTTP/1.1\r\nhost: x\r\ncontent-type: text/plain\r\ncontent-encoding: br\r\ncontent-length: ${body.length + 1}\r\n\r\n`,
    )
    socket.write(body)
    sockets.push(socket)
  }
  let after = await server.readMemory()
  for (let grown = after.most, second = 0; second < 40; second += 4, grown = after.most) {
    // oxlint-disable-next-line no-await-in-loop -- the server needs time to unpack them all
    await waitSeconds(4)
    // oxlint-disable-next-line no-await-in-loop -- see above
    after = await server.readMemory()
    if (second > 8 && after.most === grown) break
  }
  for (const socket of sockets) socket.destroy()
  const told = [...new Set(answers)].map((line) => `${answers.filter((each) => each === line).length} x ${line}`)
  console.log(
    `  ${name}: ${before.now} MB, with ${REQUESTS} requests of ${body.length} bytes ${after.now} MB (most ${after.most} MB)`,
  )
  console.log(`    answers: ${told.join(', ') || 'none'}`)
}
