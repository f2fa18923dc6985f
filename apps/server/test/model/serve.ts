import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openTemporaryServer } from '../temporary-server.ts'

/** Serves another process's database: `serve.ts DATABASE_URL`. Each message sets the clock. */

const [databaseUrl = ''] = process.argv.slice(2)
const ended = once(process, 'disconnect')
// No picture is requested in this test.
await using server = await openTemporaryServer(join(tmpdir(), 'otogi-no-media'), { sameDatabaseAs: { databaseUrl } })
process.on('message', (instant: number) => {
  server.setNow(instant)
  process.send?.('changed')
})
process.send?.(await server.app.listen({ host: '127.0.0.1', port: 0 }))
await ended
