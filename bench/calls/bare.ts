import Fastify from 'fastify'
import pg from 'pg'
import { handleServerCommands } from './server-commands.ts'
import { createBenchPlayer } from './players.ts'

/**
 * A minimal server to compare the game with, run as a separate process. `/empty` answers immediately; `/read` reads one
 * row by its key with a prepared statement. Its connection pool is as large as the game's read pool.
 */

const [databaseUrl = ''] = process.argv.slice(2)
const CONNECTIONS = 8

const pool = new pg.Pool({ connectionString: databaseUrl, max: CONNECTIONS })
const app = Fastify()
const schema = {
  response: { 200: { type: 'object', properties: { gachas: { type: 'integer' }, throws: { type: 'integer' } } } },
}
const text = 'select balance as gachas, throws from wallets where player_id = $1'
app.get('/empty', { schema }, () => ({ gachas: 100, throws: 0 }))
app.get<{ Querystring: { n: string } }>('/read', { schema }, async ({ query }) => {
  const { rows } = await pool.query({ name: 'read', text, values: [createBenchPlayer(Number(query.n)).id] })
  return rows[0]
})
handleServerCommands({ address: await app.listen({ host: '127.0.0.1', port: 0 }) })
