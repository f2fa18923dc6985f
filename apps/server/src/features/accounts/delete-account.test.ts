import { api } from '@otogi/contract/api'
import { STORED_DATA } from '@otogi/rules/privacy/stored-data'
import type { KyselyPlugin } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { giveGachas } from '../../../test/give.ts'
import { signInWithGoogle, fetchNonce, startIdentityProvider, createClaims } from '../../../test/google.ts'
import { toDataUrl, createPicture } from '../../../test/pictures.ts'
import type { Player } from '../../../test/player.ts'
import { drawTenCards, putUpForSale, toPurchase } from '../../../test/trade.ts'
import { startTestServer } from '../../../test/test-server.ts'
import { listAuditFaults } from '../../../test/books.ts'
import { listPersonalTables } from './personal-tables.ts'

const provider = await startIdentityProvider()
const server = await startTestServer({ google: provider.settings })
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await provider[Symbol.asyncDispose]()
})

const deleteAccount = (player: Player) => player.call(api.profile.remove, { password: 'lantern7' })

const readRow = (player: Player) =>
  server.db.selectFrom('players').selectAll().where('id', '=', player.id).executeTakeFirstOrThrow()

test('the privacy page names every table with the id of a player', async () => {
  const named = Object.values(STORED_DATA).flatMap(({ tables }): readonly string[] => tables)
  expect(named).toEqual(expect.arrayContaining((await listPersonalTables(server.db)).map(({ name }) => name)))
})

// oxlint-disable-next-line max-lines-per-function -- a list of tests, each of them short
describe('deleting an account', () => {
  test('requires the password, and a wrong one changes nothing', async () => {
    const ana = await server.player()
    for (const proof of [{}, { password: '' }, { password: 'secret2' }, { credential: 'x' }]) {
      expect(await ana.refusal(api.profile.remove, proof)).toBe('PASSWORD_WRONG')
    }
    expect(await ana.call(api.wallet.find)).toMatchObject({ gachas: 100 })
  })

  test('frees the name and the email address, and ends every session', async () => {
    const ana = await server.player('Leaver')
    const phone = server.visitor()
    await phone.send(api.accounts.signIn, { username: 'Leaver', password: 'lantern7' })
    await deleteAccount(ana)
    expect(await phone.refusal(api.wallet.find)).toBe('SESSION_REQUIRED')
    expect(await ana.refusal(api.wallet.find)).toBe('SESSION_REQUIRED')
    const typed = { username: 'Leaver', password: 'lantern7' }
    expect(await server.visitor().refusal(api.accounts.signIn, typed)).toBe('USERNAME_UNKNOWN')
    const heir = await server.player('leaver')
    expect(heir.id).not.toBe(ana.id)
    expect(await heir.call(api.wallet.find)).toMatchObject({ gachas: 100 })
    await deleteAccount(heir)
    await deleteAccount(await server.player('Leaver'))
  })

  test('keeps ledger and sales, without anything that identifies the player', async () => {
    const [ana, ben] = [await server.player('Keptnot'), await server.player()]
    const sold = await putUpForSale(server, ana, 40)
    await ana.call(api.market.sell, { cardId: (await drawTenCards(server, ana))[0], price: 70 })
    await ben.call(api.market.buy, toPurchase(ana, sold))
    await ana.call(api.profile.show, { cards: (await drawTenCards(server, ana)).slice(0, 1), statistics: true })
    await ben.call(api.polls.find)
    await ana.call(api.polls.vote, { voteUser: 1 })
    await deleteAccount(ana)
    const trades = await ben.call(api.collection.provenance, { cardId: sold.card._id })
    expect(trades).toContainEqual(expect.objectContaining({ kind: 'bought', price: 40 }))
    expect((await ben.call(api.market.list)).filter(({ user }) => user._id === ana.id)).toEqual([])
    expect((await ben.call(api.polls.find))?.votes).toEqual([1, 0])
    expect(await listAuditFaults(server)).toEqual([])
    const wallet = await server.db
      .selectFrom('wallets')
      .select('balance')
      .where('player_id', '=', ana.id)
      .executeTakeFirstOrThrow()
    expect(wallet.balance).toBe(0)
    const left = await Promise.all([
      server.db.selectFrom('holdings').select('card_id').where('player_id', '=', ana.id).execute(),
      server.db.selectFrom('sessions').select('player_id').where('player_id', '=', ana.id).execute(),
      server.db.selectFrom('rounds').select('answer').where('player_id', '=', ana.id).execute(),
      server.db.selectFrom('showcases').select('card_id').where('player_id', '=', ana.id).execute(),
      server.db.selectFrom('idempotent_replies').select('key').where('player_id', '=', ana.id).execute(),
    ])
    expect(left.flat()).toEqual([])
    const { username, email, password_hash, picture: face, google_sub } = await readRow(ana)
    expect([username, email, password_hash, face, google_sub]).toEqual(['deleted', '', null, null, null])
  })

  test('removes the player from the ranking and the public profiles', async () => {
    await using other = await startTestServer()
    const [ana, ben] = [await other.player('Ranked'), await other.player()]
    await drawTenCards(other, ana)
    await ana.call(api.profile.remove, { password: 'lantern7' })
    const { topTotalPowerUsers, topLevelUsers, topCollection, me } = await ben.call(api.ranking.find)
    expect([topTotalPowerUsers.length, topLevelUsers.length, topCollection.length]).toEqual([1, 1, 1])
    expect(me).toEqual({ power: 1, level: 1, cards: 1 })
    for (const username of ['Ranked', 'deleted']) {
      expect(await ben.refusal(api.profile.find, { username })).toBe('PLAYER_UNKNOWN')
    }
  })

  test('removes the picture, but no other player’s', async () => {
    const [ana, ben] = [await server.player(), await server.player()]
    const alike = toDataUrl(await createPicture('png'))
    const { profilePicture: first } = await ana.call(api.accounts.update, { picture: alike })
    const { profilePicture: second } = await ben.call(api.accounts.update, { picture: alike })
    await deleteAccount(ana)
    expect((await ben.get(String(first))).status).toBe(404)
    expect((await ben.get(String(second))).status).toBe(200)
  })

  test('keeps a picture that another player uses too', async () => {
    const [ana, ben] = [await server.player(), await server.player()]
    const { profilePicture } = await ana.call(api.accounts.update, { picture: toDataUrl(await createPicture('png')) })
    const { picture: name } = await readRow(ana)
    await server.db.updateTable('players').set({ picture: name }).where('id', '=', ben.id).execute()
    await deleteAccount(ana)
    expect((await ben.get(String(profilePicture))).status).toBe(200)
    await deleteAccount(ben)
    expect((await server.visitor().get(String(profilePicture))).status).toBe(404)
  })

  test('with a third-party account requires a new token of the same person', async () => {
    const ana = server.visitor()
    const claims = createClaims(provider)
    await signInWithGoogle(ana, provider, claims)
    const proof = async (overrides: object) => ({
      credential: await provider.sign({ ...claims, ...overrides, nonce: await fetchNonce(ana) }),
    })
    expect(await ana.refusal(api.profile.remove)).toBe('PASSWORD_WRONG')
    expect(await ana.refusal(api.profile.remove, await proof({ sub: 'another' }))).toBe('GOOGLE_TOKEN_INVALID')
    await ana.call(api.profile.remove, await proof({}))
    expect(await ana.refusal(api.wallet.find)).toBe('SESSION_REQUIRED')
    const again = server.visitor()
    await signInWithGoogle(again, provider, claims)
    expect(again.id).not.toBe(ana.id)
  })
})

// oxlint-disable-next-line max-lines-per-function -- a list of tests, each of them short
describe('at the same time', () => {
  const ROUNDS = 4
  const PRICE = 5

  /** Creates a seller with ten listings. */
  async function createSellerWithListings(): Promise<{ seller: Player; purchases: object[] }> {
    const seller = await server.player()
    const cards = await drawTenCards(server, seller)
    const offers = await Promise.all(cards.map((cardId) => seller.call(api.market.sell, { cardId, price: PRICE })))
    return { seller, purchases: offers.map((one) => toPurchase(seller, one)) }
  }

  /** Buys listings one by one until a purchase is refused. */
  async function buyUntilRefused(buyer: Player, purchases: readonly object[]): Promise<number[]> {
    const statuses: number[] = []
    for (const purchase of purchases) {
      const { status } = await buyer.send(api.market.buy, { userId: buyer.id, ...purchase })
      statuses.push(status)
    }
    return statuses
  }

  const balanceOf = async (player: Player) =>
    (
      await server.db
        .selectFrom('wallets')
        .select('balance')
        .where('player_id', '=', player.id)
        .executeTakeFirstOrThrow()
    ).balance

  const listingsOf = (player: Player) =>
    server.db.selectFrom('listings').select(['state', 'buyer']).where('seller', '=', player.id).execute()

  test('sales and the seller’s deletion run one after the other: the proceeds are burned, other listings are canceled', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { seller, purchases } = await createSellerWithListings()
      const buyers = await Promise.all([server.player(), server.player(), server.player()])
      const shares = buyers.map((_, i) => purchases.filter((__, n) => n % buyers.length === i))
      const [, ...answers] = await Promise.all([
        deleteAccount(seller),
        ...buyers.map((buyer, i) => buyUntilRefused(buyer, shares[i] ?? [])),
      ])
      const bought = answers.flat().filter((status) => status === 200).length
      expect(answers.flat().filter((status) => status !== 200 && status !== 409)).toEqual([])
      const listings = await listingsOf(seller)
      expect(listings.map(({ state }) => state)).toEqual(Array.from({ length: bought }, () => 'sold'))
      expect(await balanceOf(seller)).toBe(0)
    }
    expect(await listAuditFaults(server)).toEqual([])
  })

  test('purchases and the buyer’s deletion run one after the other: a deleted account gets no cards', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { seller, purchases } = await createSellerWithListings()
      const buyer = await server.player()
      const before = await balanceOf(seller)
      const [, statuses] = await Promise.all([deleteAccount(buyer), buyUntilRefused(buyer, purchases)])
      const bought = statuses.filter((status) => status === 200).length
      expect(statuses.filter((status) => status !== 200 && status !== 401)).toEqual([])
      expect(await balanceOf(seller)).toBe(before + bought * PRICE)
      const held = await server.db.selectFrom('holdings').select('card_id').where('player_id', '=', buyer.id).execute()
      expect(held).toEqual([])
      expect(await balanceOf(buyer)).toBe(0)
      expect(await readRow(buyer)).toMatchObject({ total_power: 0, unique_cards: 0, username: 'deleted' })
    }
    expect(await listAuditFaults(server)).toEqual([])
  })

  test('two deletions count as one', async () => {
    const ana = await server.player()
    await giveGachas(server.db, ana.id, 50)
    const answers = await Promise.all(
      [1, 2, 3].map(() => ana.send(api.profile.remove, { userid: ana.id, password: 'lantern7' })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401])
    expect(await listAuditFaults(server)).toEqual([])
  })
})

test('a read that began before the account was deleted is refused', async () => {
  let afterSession: (() => Promise<unknown>) | undefined
  const sessionReads = new WeakSet<object>()
  const readPlugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      const text = JSON.stringify(node)
      if (text.includes('token_hash') && text.includes('from players')) sessionReads.add(queryId)
      return node
    },
    async transformResult({ result, queryId }) {
      const run = sessionReads.has(queryId) ? afterSession : undefined
      if (run) afterSession = undefined
      await run?.()
      return result
    },
  }
  await using own = await startTestServer({ readPlugin })
  const ana = await own.player()
  afterSession = () => deleteAccount(ana)
  expect(await ana.refusal(api.quests.ready)).toBe('SESSION_REQUIRED')
})
