import { api } from '@otogi/contract/api'
import { describe, expect, test } from 'vitest'
import { findLeaks, listSeriesSecrets } from '../../../test/leaks.ts'
import { createBrowserKeys, decryptMessage, startPushService, subscribe } from '../../../test/push.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { drawTenCards, putUpForSale, toPurchase } from '../../../test/trade.ts'
import { deriveSecrets } from '../../platform/process/secrets.ts'
import { getTexts } from '../../texts/texts.ts'
import { notifyWishers } from '../market/index.ts'
import { createPushService } from './push-service.ts'
import { sendReminders } from './send-reminders.ts'

const { vapid: keys } = deriveSecrets('a secret that the tests of reminders use')
const NEXT_NOON = '2026-11-19T11:00:00Z'
const NEXT_NIGHT = '2026-11-19T01:00:00Z'
const MINUTE_MS = 60_000

/** Starts a server with a push service on this computer. */
async function startServerWithPush(reply?: (path: string) => number) {
  const pushServer = await startPushService(reply)
  const service = createPushService({ keys, publicOrigin: 'https://otogi.example', testOrigin: pushServer.origin })
  const server = await startTestServer({ push: service })
  return {
    server,
    origin: pushServer.origin,
    received: pushServer.received,
    paths: () => pushServer.received.map(({ path }) => path),
    send: () => sendReminders({ db: server.database, clock: server.clock, service }),
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]()
      await pushServer[Symbol.asyncDispose]()
    },
  }
}

async function sell(server: TestServer, seller: Parameters<typeof toPurchase>[0]): Promise<void> {
  const buyer = await server.player()
  await buyer.call(api.market.buy, toPurchase(seller, await putUpForSale(server, seller, 30)))
}

describe('without a subscription', () => {
  test('nothing is sent, and the settings say so', async () => {
    await using push = await startServerWithPush()
    const ana = await push.server.player()
    expect(await ana.call(api.reminders.find)).toMatchObject({ subscribed: false, newDay: true, quietFrom: 22 })
    await ana.call(api.reminders.update, {
      newDay: true,
      sales: true,
      wishes: true,
      quietFrom: 0,
      quietTo: 0,
      timeZone: 'Asia/Tokyo',
    })
    push.server.setNow(NEXT_NOON)
    await push.send()
    expect(push.received).toEqual([])
  })
})

// oxlint-disable-next-line max-lines-per-function -- a list of tests, each of them short
describe('a subscribed browser', () => {
  test('gets one message about a new day, encrypted and signed, unless the player has already played', async () => {
    await using push = await startServerWithPush()
    const [ana, bob] = [await push.server.player(), await push.server.player()]
    expect(await subscribe(ana, `${push.origin}/ana`)).toMatchObject({ subscribed: true })
    await subscribe(bob, `${push.origin}/bob`)
    await push.send()
    expect(push.received).toEqual([])
    push.server.setNow(NEXT_NOON)
    await bob.call(api.games.find)
    await push.send()
    await push.send()
    expect(push.paths()).toEqual(['/ana'])
    const [message] = push.received
    expect(message?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '43200', topic: 'new-day' })
    expect(message?.headers['authorization']).toMatch(new RegExp(`^vapid t=[\\w.-]+, k=${keys.publicKey}$`))
    expect(message?.body.toString('latin1')).not.toContain('puzzle')
  })

  test('gets one message about all unread sales', async () => {
    await using push = await startServerWithPush()
    const ana = await push.server.player()
    await subscribe(ana, `${push.origin}/ana`)
    push.server.setNow('2026-11-18T11:01:00Z')
    await sell(push.server, ana)
    await sell(push.server, ana)
    push.server.setNow('2026-11-18T11:02:00Z')
    await push.send()
    await push.send()
    expect(push.received.map(({ headers }) => headers['topic'])).toEqual(['sale'])
    push.server.setNow('2026-11-18T11:03:00Z')
    await sell(push.server, ana)
    await ana.call(api.market.readInbox)
    push.server.setNow('2026-11-18T11:04:00Z')
    await push.send()
    expect(push.received).toHaveLength(1)
  })

  test('gets no message of a kind that the player has turned off', async () => {
    await using push = await startServerWithPush()
    const ana = await push.server.player()
    await subscribe(ana, `${push.origin}/ana`)
    const choice = { newDay: false, sales: false, wishes: false, quietFrom: 22, quietTo: 9, timeZone: 'Europe/Madrid' }
    expect(await ana.call(api.reminders.update, choice)).toMatchObject(choice)
    await sell(push.server, ana)
    push.server.setNow(NEXT_NOON)
    await push.send()
    expect(push.received).toEqual([])
  })

  test('gets no message in the quiet hours of its time zone, but afterwards', async () => {
    await using push = await startServerWithPush()
    const [ana, kei] = [await push.server.player(), await push.server.player()]
    await subscribe(ana, `${push.origin}/ana`)
    await subscribe(kei, `${push.origin}/kei`, 'Asia/Tokyo')
    push.server.setNow(NEXT_NIGHT)
    await push.send()
    expect(push.paths()).toEqual(['/kei'])
    push.server.setNow(NEXT_NOON)
    await push.send()
    expect(push.paths()).toEqual(['/kei', '/ana'])
  })

  test('gets no message after the player signs out or unsubscribes it', async () => {
    await using push = await startServerWithPush()
    const [ana, bob] = [await push.server.player(), await push.server.player()]
    await subscribe(ana, `${push.origin}/ana`)
    await subscribe(bob, `${push.origin}/bob`)
    await ana.call(api.accounts.logOut)
    expect(await bob.call(api.reminders.unsubscribe)).toMatchObject({ subscribed: false })
    push.server.setNow(NEXT_NOON)
    await push.send()
    expect(push.received).toEqual([])
  })

  test('belongs to the player who subscribed it last', async () => {
    await using push = await startServerWithPush()
    const [ana, bob] = [await push.server.player(), await push.server.player()]
    for (const player of [ana, bob]) await subscribe(player, `${push.origin}/shared`)
    push.server.setNow(NEXT_NOON)
    await push.send()
    expect(push.paths()).toEqual(['/shared'])
    expect(await ana.call(api.reminders.find)).toMatchObject({ subscribed: false })
  })
})

describe('the push service', () => {
  test.each([404, 410])('that answers %i ends the subscription', async (status) => {
    await using push = await startServerWithPush(() => status)
    const ana = await push.server.player()
    await subscribe(ana, `${push.origin}/gone`)
    push.server.setNow(NEXT_NOON)
    await push.send()
    expect(await ana.call(api.reminders.find)).toMatchObject({ subscribed: false })
    expect(await push.server.db.selectFrom('push_messages').selectAll().execute()).toEqual([])
  })

  test('that fails is tried again, five times with longer and longer pauses', async () => {
    await using push = await startServerWithPush((path) => (path === '/moved' ? 307 : 500))
    const [ana, bob] = [await push.server.player(), await push.server.player()]
    await subscribe(ana, `${push.origin}/ana`)
    await subscribe(bob, `${push.origin}/moved`)
    const counts: number[] = []
    for (const minutes of [0, 1, 2, 6, 14, 30, 100]) {
      push.server.setNow(Date.parse(NEXT_NOON) + minutes * MINUTE_MS)
      await push.send()
      counts.push(push.paths().filter((path) => path === '/ana').length)
    }
    expect(counts).toEqual([1, 1, 2, 3, 4, 5, 5])
    expect(push.paths()).not.toContain('/elsewhere')
    expect(await ana.call(api.reminders.find)).toMatchObject({ subscribed: true })
  })
})

describe('a subscription', () => {
  test.each([
    ['to the server itself', { endpoint: 'https://127.0.0.1/x' }],
    ['without HTTPS', { endpoint: 'http://push.example.com/x' }],
    ['to the operator’s network', { endpoint: 'https://db.internal/x' }],
    ['with a short key', { p256dh: 'abc' }],
    ['without a secret', { auth: '' }],
    ['with an endpoint of 2,000 characters', { endpoint: `https://push.example.com/${'x'.repeat(2000)}` }],
    ['with an unknown time zone', { timeZone: 'Moon/Sea' }],
  ])('%s is refused', async (_, input) => {
    await using server = await startTestServer()
    const ana = await server.player()
    const valid = { endpoint: 'https://fcm.googleapis.com/x', ...createBrowserKeys(), timeZone: 'Europe/Madrid' }
    expect(await ana.refusal(api.reminders.subscribe, { ...valid, ...input })).toBe('INVALID')
    expect(await ana.call(api.reminders.subscribe, valid)).toMatchObject({ subscribed: true })
  })

  test('of an eleventh browser replaces the oldest one', async () => {
    await using server = await startTestServer()
    const ana = await server.player('Many1')
    for (let n = 1; n <= 11; n++) {
      const browser = server.visitor()
      await browser.call(api.accounts.signIn, { username: 'Many1', password: 'lantern7', googleAccount: false })
      browser.id = ana.id
      server.setNow(Date.parse('2026-11-18T11:00:00Z') + n * MINUTE_MS)
      await subscribe(browser, `https://fcm.googleapis.com/${n}`)
    }
    const rows = await server.db.selectFrom('push_subscriptions').select('endpoint').orderBy('created_at').execute()
    expect(rows.map(({ endpoint }) => endpoint.split('/').at(-1))).toEqual([
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
      '8',
      '9',
      '10',
      '11',
    ])
  })
})

describe('the messages', () => {
  test.each(['en', 'es'] as const)('name no card and no puzzle of the pack (%s)', async (language) => {
    await using push = await startServerWithPush()
    const { server } = push
    const [ana, seller] = [await server.player(), await server.player()]
    await server.db.updateTable('players').set({ language }).where('id', '=', ana.id).execute()
    await subscribe(ana, `${push.origin}/ana`)
    const [wished = ''] = await drawTenCards(server, seller)
    await ana.call(api.market.addWish, { cardId: wished })
    server.setNow('2026-11-18T11:02:00Z')
    await sell(server, ana)
    await seller.call(api.market.sell, { cardId: wished, price: 40 })
    server.setNow('2026-11-18T11:04:00Z')
    await notifyWishers({ db: server.database, clock: server.clock })
    await push.send()
    server.setNow(NEXT_NOON)
    await push.send()
    const texts = push.received.map(decryptMessage)
    const kinds = texts.map((text) => (JSON.parse(text) as { kind: string }).kind)
    expect(kinds.toSorted()).toEqual(['new-day', 'sale', 'wish'])
    expect(texts.join()).toContain(getTexts(language).reminders.wish.title)
    const secrets = [
      ...server.pack.series.flatMap(({ id }) => listSeriesSecrets(server.pack, id)),
      ...server.pack.cards.flatMap(({ id, name }) => [id, ...Object.values(name)]),
    ]
    const toReply = (text: string) => ({ status: 200, url: '', headers: {}, body: {}, text, bytes: Buffer.from(text) })
    expect(await findLeaks(texts.map(toReply), secrets)).toEqual([])
    const leaking = JSON.stringify({ title: server.pack.cardById.get(wished)?.name.en })
    expect(await findLeaks([toReply(leaking)], secrets)).not.toEqual([])
  })
})
