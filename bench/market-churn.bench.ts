import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from '@otogi/server/test/simulation/client'
import { openThrowAway } from '@otogi/server/test/throw-away'
import { sql } from 'kysely'

/**
 * What a player leaves behind who puts one card up for sale and takes it back as often as the rate limit allows:
 * `npm run bench -- market-churn`. A day of it is planted, 86,400 times; then the replies are read, a further hour is
 * played by calls, and what the server tidies up daily is tidied.
 */

const PAIRS_A_DAY = 86_400
const CALLED_PAIRS = 300

await using world = await openThrowAway(join(tmpdir(), 'otogi-no-media'))
const { app, db, pack } = world
const address = await app.listen({ host: '127.0.0.1', port: 0 })
const player = new Client(address)
const account = { username: 'churner', password: 'lantern1', email: 'churner@example.org', googleAccount: false }
player.id = ((await player.post('/users/create', account)).body as { _id: string })._id
const cardId = pack.cards[0]?.id ?? ''

for (let hour = 0; hour < 24; hour++) {
  await sql`
    insert into listings (seller, card_id, price, state, created_at, closed_at)
    select ${player.id}, ${cardId}, 1 + n % 999, 'cancelled', at, at from generate_series(1, ${PAIRS_A_DAY / 24}) as n,
      lateral (select now() - interval '9 days' + ${hour} * interval '1 hour' + n * interval '1 second' as at)`.execute(
    db,
  )
}
await sql`analyze listings`.execute(db)
console.log(`  ${PAIRS_A_DAY} listings taken back on one day: ${await describeTable()}`)

await measure('history of the card', () => player.get('/userCards/provenance', { cardId }))
await measure('notices', () => player.get('/inbox/find'))
await measure('export', () => player.get('/users/export', { id: player.id }))
await measure('eight exports at once', async () => {
  const replies = await Promise.all(Array.from({ length: 8 }, () => player.get('/users/export', { id: player.id })))
  return replies.find(({ status }) => status !== 200) ?? replies[0]
})

const listed = await churn()
console.log(`  of ${CALLED_PAIRS} sales and returns by calls ${listed} were made`)

const { tidy } = await import('@otogi/server/tidy')
await tidy({ db: { reader: db }, clock: { now: () => Date.now() }, files: noFiles(), pictures: noFiles() } as never)
await sql`vacuum analyze listings`.execute(db)
console.log(`  after the daily tidying: ${await describeTable()}`)

async function describeTable(): Promise<string> {
  const { rows } = await sql<{ rows: number; size: number }>`
    select count(*) as rows, pg_total_relation_size('listings') as size from listings`.execute(db)
  return `${rows[0]?.rows} rows, ${((rows[0]?.size ?? 0) / 1e6).toFixed(1)} MB with indexes`
}

async function measure(
  what: string,
  call: () => Promise<{ status: number; body: unknown } | undefined>,
): Promise<void> {
  const [before, start] = [process.memoryUsage.rss(), performance.now()]
  const reply = await call()
  const seconds = ((performance.now() - start) / 1000).toFixed(2)
  const size = (JSON.stringify(reply?.body).length / 1e6).toFixed(2)
  const grown = ((process.memoryUsage.rss() - before) / 1e6).toFixed(0)
  console.log(`  ${what}: status ${reply?.status}, ${size} MB, ${seconds} s, the process grew by ${grown} MB`)
}

async function churn(): Promise<number> {
  const pull = { id: player.id, raritys: ['B'], banner: 'normal' }
  const [card] = (await player.post('/cards/findCardSummoned', pull)).body as { _id: string }[]
  let made = 0
  for (; made < CALLED_PAIRS; made++) {
    const sale = { userId: player.id, cardId: card?._id, price: 3 }
    const { status, body } = await player.post('/markets/addCard', sale)
    if (status !== 200) console.log(`  refused with ${status}: ${JSON.stringify(body)}`)
    if (status !== 200) break
    await player.post('/markets/cancelCard', sale)
  }
  return made
}

function noFiles() {
  return { sweep: () => Promise.resolve() }
}
