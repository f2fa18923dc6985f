import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { connect } from './postgres.ts'

function message(type: string, body = ''): Buffer {
  const head = Buffer.alloc(5)
  head.write(type)
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, Buffer.from(body)])
}

const READY = message('Z', 'I')
const WELCOME = Buffer.concat([message('R', '\0\0\0\0'), READY])
const NO_ROWS = Buffer.concat([message('1'), message('2'), message('n'), message('C', 'SELECT 0\0'), READY])
const SHUT_DOWN = message('E', 'SFATAL\0C57P01\0Mterminating connection\0\0')

/** Speaks as much of PostgreSQL as it takes to answer one statement, and throws out whoever takes their leave. */
async function rudeDatabase(): Promise<{ port: number; thrownOut: Promise<unknown> }> {
  const server = createServer()
  onTestFinished(() => void server.close())
  const thrownOut = new Promise((done) => {
    server.on('connection', (socket: Socket) => {
      socket.once('data', () => {
        socket.write(WELCOME)
        socket.on('data', (said) => {
          if (said.toString('latin1', 0, 1) === 'X') socket.end(SHUT_DOWN, () => socket.once('close', done))
          else socket.write(NO_ROWS)
        })
      })
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { port: (server.address() as AddressInfo).port, thrownOut }
}

test('a connection that is thrown out on its way out is not missed', async () => {
  const { port, thrownOut } = await rudeDatabase()
  const lost: Error[] = []
  const db = connect(`postgres://otogi:test@127.0.0.1:${port}/otogi`, (error) => lost.push(error))
  await sql`select`.execute(db.reader)
  await db.close()
  await thrownOut
  expect(lost).toEqual([])
})
