import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deleteStaleData } from '@otogi/server/delete-stale-data'
import { Client } from '@otogi/server/test/simulation/client'
import { openTemporaryServer } from '@otogi/server/test/temporary-server'

/**
 * Measures how much data a player creates by listing one card and canceling the listing as often as the rate limit
 * allows: `npm run bench -- market-churn`. Inserts 86,400 canceled listings, the maximum for one day, and reads the
 * replies that contain them. Then lists and cancels a few hundred times over HTTP and runs the server's daily cleanup.
 * PAIRS sets a different number of canceled listings.
 */

const PAIRS_A_DAY = Number(process.env['PAIRS'] ?? 86_400)
const CALLED_PAIRS = Math.min(300, PAIRS_A_DAY)

await using world = await openTemporaryServer(join(tmpdir(), 'otogi-no-media'))
const { app, clock, db, database, pack, pictures } = world
const address = await app.listen({ host: '127.0.0.1', port: 0 })
const player = new Client(address)
const account = { username: 'churner', password: 'lantern1', email: 'churner@example.org', googleAccount: false }
player.id = ((await player.post('/users/create', account)).body as { _id: string })._id
const cardId = pack.cards[0]?.id ?? ''

const [dayStart, chunk] = [Date.now() - 9 * 86_400_000, 1000]
for (let from = 0; from < PAIRS_A_DAY; from += chunk) {
  const listings = Array.from({ length: Math.min(chunk, PAIRS_A_DAY - from) }, (_, n) => {
    const at = new Date(dayStart + (from + n) * 1000)
    const listing = { seller: player.id, card_id: cardId, price: 1 + ((from + n) % 999), state: 'cancelled' }
    return { ...listing, created_at: at, closed_at: at }
  })
  await db.insertInto('listings').values(listings).execute()
}
console.log(`  ${PAIRS_A_DAY} listings canceled on one day: ${await countListings()} rows`)

await measureReply('history of the card', () => player.get('/userCards/provenance', { cardId }))
await measureReply('notices', () => player.get('/inbox/find'))
await measureReply('export', () => player.get('/users/export', { id: player.id }))
await measureReply('eight exports at once', async () => {
  const replies = await Promise.all(Array.from({ length: 8 }, () => player.get('/users/export', { id: player.id })))
  return replies.find(({ status }) => status !== 200) ?? replies[0]
})

const listed = await createAndCancelListings()
console.log(`  of ${CALLED_PAIRS} listings and cancellations, ${listed} were accepted`)

await deleteStaleData({ db: database, clock, pictures })
console.log(`  after the daily cleanup: ${await countListings()} rows`)

async function countListings(): Promise<number> {
  const counted = db.selectFrom('listings').select((row) => row.fn.countAll<number>().as('rows'))
  return (await counted.executeTakeFirstOrThrow()).rows
}

async function measureReply(
  label: string,
  call: () => Promise<{ status: number; body: unknown } | undefined>,
): Promise<void> {
  const [before, start] = [process.memoryUsage.rss(), performance.now()]
  const reply = await call()
  const seconds = ((performance.now() - start) / 1000).toFixed(2)
  const size = (JSON.stringify(reply?.body).length / 1e6).toFixed(2)
  const grown = ((process.memoryUsage.rss() - before) / 1e6).toFixed(0)
  console.log(`  ${label}: status ${reply?.status}, ${size} MB, ${seconds} s, the process grew by ${grown} MB`)
}

async function createAndCancelListings(): Promise<number> {
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
