import { api } from '@otogi/contract/api'
import { desk } from '@otogi/contract/desk/desk'
import type { Banner } from '@otogi/contract/wire-types'
import { SPECIAL_LIMIT } from '@otogi/rules/summon/draw'
import { expect, test } from 'vitest'
import { giveGachas } from '../../../test/give.ts'
import type { Player } from '../../../test/player.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import type { Tx } from '../../platform/db/db.ts'
import { signUpOperator } from '../../../test/operator.ts'
import { insertBannerChoice } from './store.ts'
import { fillBannerWeeks } from './weeks.ts'

const TEN = { raritys: Array.from({ length: 10 }, () => 'B'), banner: 'special' }
const ONE = { raritys: ['B'], banner: 'special' }

async function fetchSpecialBanner(player: Player): Promise<Banner> {
  const banner = (await player.call(api.summon.banners)).find(({ type }) => type === 'special')
  if (!banner) throw new Error('there is no special banner')
  return banner
}

/**
 * Creates a player who has drawn this many pulls of ten from this week's banner and has gachas for `extraCards` more
 * cards.
 */
async function createPlayerAfterPulls(server: TestServer, tenPullCount: number, extraCards = 0): Promise<Player> {
  const player = await server.player()
  await giveGachas(server.db, player.id, tenPullCount * 100 + extraCards * 10 - 100)
  for (let i = 0; i < tenPullCount; i++) await player.call(api.summon.pull, TEN)
  return player
}

/** Sets the series as the operator command `banner set` does. */
function storeBannerSeries({ db }: TestServer, series: string | null): Promise<void> {
  const choice = { series, firstDay: null, lastDay: null, at: new Date() }
  return db.transaction().execute((tx) => insertBannerChoice(tx as Tx, choice))
}

test('every series has one week, from Monday to Monday in Madrid', async () => {
  await using server = await startTestServer({ now: Date.parse('2026-11-18T11:00:00Z') })
  const ana = await server.player()
  const seen: (string | null)[] = []
  for (let week = 0; week < server.pack.series.length; week++) {
    server.setNow(Date.parse('2026-11-15T23:00:00Z') + week * 7 * 86_400_000)
    const { anime, animeTitles, until } = await fetchSpecialBanner(ana)
    seen.push(anime)
    expect(until).toBe(Date.parse('2026-11-22T23:00:00Z') + week * 7 * 86_400_000)
    server.setNow((until ?? 0) - 1)
    expect((await fetchSpecialBanner(ana)).animeTitles).toEqual(animeTitles)
  }
  expect(seen.toSorted()).toEqual(server.pack.series.map(({ guess }) => guess.en).toSorted())
})

test('the banner shows its texts, the cards left and the source of each rarity', async () => {
  await using server = await startTestServer()
  const ana = await server.player()
  const banner = await fetchSpecialBanner(ana)
  const series = server.pack.series.find(({ guess }) => guess.en === banner.anime)
  expect(banner).toMatchObject({ title: series?.title, remaining: SPECIAL_LIMIT })
  expect(banner.descriptions).toHaveLength(2)
  const own = server.pack.cards.filter((card) => card.series === series?.id)
  for (const [rarity, { cards, wholePack }] of Object.entries(banner.draws)) {
    const [mine, all] = [own, server.pack.cards].map((list) => list.filter((card) => card.rarity === rarity).length)
    expect([rarity, cards, wholePack]).toEqual([rarity, mine === 0 ? all : mine, mine === 0])
  }
})

test('its cards are from the series, or from the whole pack if the series lacks the rarity', async () => {
  await using server = await startTestServer()
  const ana = await server.player()
  await giveGachas(server.db, ana.id, 900)
  const { anime, draws } = await fetchSpecialBanner(ana)
  for (let i = 0; i < 10; i++) {
    for (const card of await ana.call(api.summon.pull, TEN)) {
      if (!draws[card.rarity].wholePack) expect(card.anime_name).toBe(anime)
    }
  }
  expect(await fetchSpecialBanner(ana)).toMatchObject({ remaining: 0 })
  expect(await ana.call(api.wallet.find)).toEqual({ gachas: 0, throws: 100 % 80 })
})

test('both banners share one pity count', async () => {
  await using server = await startTestServer()
  const ana = await server.player()
  await ana.call(api.summon.pull, { raritys: ['B'] })
  await ana.call(api.summon.pull, ONE)
  expect(await ana.call(api.wallet.find)).toEqual({ gachas: 80, throws: 2 })
})

test('a pull of ten with five cards left is refused and costs nothing', async () => {
  await using server = await startTestServer()
  const [ana, decoy] = [await createPlayerAfterPulls(server, 9, 20), await server.player()]
  for (let i = 0; i < 5; i++) await ana.call(api.summon.pull, ONE)
  const before = await ana.call(api.wallet.find)
  expect(await fetchSpecialBanner(ana)).toMatchObject({ remaining: 5 })
  const refused = await ana.send(api.summon.pull, { id: ana.id, ...TEN })
  expect([refused.status, refused.body]).toEqual([400, expect.objectContaining({ code: 'BANNER_LIMIT' })])
  expect(await ana.call(api.wallet.find)).toEqual(before)
  expect((await ana.call(api.collection.find)).cards).toHaveLength(95)
  for (let i = 0; i < 5; i++) await ana.call(api.summon.pull, ONE)
  expect(await ana.refusal(api.summon.pull, ONE)).toBe('BANNER_LIMIT')
  expect(await fetchSpecialBanner(decoy)).toMatchObject({ remaining: SPECIAL_LIMIT })
  expect(await ana.call(api.summon.pull, { raritys: ['B'] })).toHaveLength(1)
})

test('of two concurrent pulls of ten with ten cards left, one succeeds', async () => {
  await using server = await startTestServer()
  const ana = await createPlayerAfterPulls(server, 9, 20)
  // Opens the connections before the race, so that neither pull waits for a connection.
  await Promise.all(Array.from({ length: 8 }, () => fetchSpecialBanner(ana)))
  const answers = await Promise.all([1, 2].map(() => ana.send(api.summon.pull, { id: ana.id, ...TEN })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
  expect(await fetchSpecialBanner(ana)).toMatchObject({ remaining: 0 })
  expect(await ana.call(api.wallet.find)).toMatchObject({ gachas: 100 })
})

test('a new week resets the limit of the banner', async () => {
  await using server = await startTestServer()
  const ana = await createPlayerAfterPulls(server, 10, 1)
  server.setNow('2026-11-23T11:00:00Z')
  expect(await fetchSpecialBanner(ana)).toMatchObject({ remaining: SPECIAL_LIMIT })
  await ana.call(api.summon.pull, ONE)
  expect(await fetchSpecialBanner(ana)).toMatchObject({ remaining: SPECIAL_LIMIT - 1 })
})

test('a pull for a banner that is over is refused', async () => {
  await using server = await startTestServer()
  const ana = await server.player()
  const { anime } = await fetchSpecialBanner(ana)
  server.setNow('2026-11-22T23:00:00Z')
  const refused = await ana.send(api.summon.pull, { id: ana.id, ...ONE, anime })
  expect([refused.status, refused.body]).toEqual([409, expect.objectContaining({ code: 'BANNER_OVER' })])
  expect(await ana.call(api.wallet.find)).toEqual({ gachas: 100, throws: 0 })
})

test('the operator fixes the banner to a series and resumes the rotation', async () => {
  await using server = await startTestServer()
  const ana = await server.player()
  const weekly = await fetchSpecialBanner(ana)
  const wanted = server.pack.series.find(({ guess }) => guess.en !== weekly.anime)
  await ana.call(api.summon.pull, ONE)

  await storeBannerSeries(server, wanted?.id ?? '')
  expect(await fetchSpecialBanner(ana)).toMatchObject({
    anime: wanted?.guess.en,
    until: null,
    remaining: SPECIAL_LIMIT,
  })
  server.setNow('2026-12-09T11:00:00Z')
  expect(await fetchSpecialBanner(ana)).toMatchObject({ anime: wanted?.guess.en, until: null })
  server.setNow('2026-11-18T11:00:00Z')

  await storeBannerSeries(server, null)
  expect(await fetchSpecialBanner(ana)).toEqual({ ...weekly, remaining: SPECIAL_LIMIT - 1 })
})

test('a series with a last day stays on the banner through that day, then the rotation continues', async () => {
  await using server = await startTestServer()
  const editor = await signUpOperator(server, 'editor')
  const ana = await server.player()
  const weekly = await fetchSpecialBanner(ana)
  const { choices } = await editor.call(desk.banner.find)
  const wanted = choices.find(({ titles }) => titles.en !== weekly.anime)
  const choice = { series: wanted?.series, lastDay: '2026-11-19', reason: 'an event' }
  expect(await editor.refusal(desk.banner.choose, { ...choice, series: 'gone' })).toBe('INVALID')
  expect(await (await signUpOperator(server)).refusal(desk.banner.choose, choice)).toBe('DESK_ROLE_REQUIRED')
  await editor.call(desk.banner.choose, choice)
  const until = Date.parse('2026-11-19T23:00:00Z')
  expect(await editor.call(desk.banner.find)).toMatchObject({ titles: wanted?.titles, until })
  server.setNow(until - 1)
  expect(await fetchSpecialBanner(ana)).toMatchObject({ anime: wanted?.titles.en, until })
  server.setNow(until)
  expect(await fetchSpecialBanner(ana)).toEqual(weekly)
})

test('if the fixed series is not in the pack, the rotation continues', async () => {
  await using server = await startTestServer()
  const ana = await server.player()
  const weekly = await fetchSpecialBanner(ana)
  await storeBannerSeries(server, 'gone')
  expect(await fetchSpecialBanner(ana)).toEqual(weekly)
})

test('a planned series starts on its first day, even if another series without a day was chosen later', async () => {
  await using server = await startTestServer()
  const [editor, player] = [await signUpOperator(server, 'editor'), await server.player()]
  await fillBannerWeeks(server.database, server.pack, server.clock.today())
  const [planned, other] = server.pack.series
  const plan = { series: planned?.id, firstDay: '2026-11-20', lastDay: '2026-11-21', reason: 'a festival' }
  const setDay = (day: string) => server.setNow(`${day}T11:00:00Z`)
  const readNow = async () => {
    const { anime, until } = await fetchSpecialBanner(player)
    return [anime, until === null ? null : new Date(until).toISOString()]
  }
  for (const invalid of [{ firstDay: '2026-11-17' }, { lastDay: '2026-11-19' }])
    expect(await editor.refusal(desk.banner.choose, { ...plan, ...invalid })).toBe('INVALID')
  await editor.call(desk.banner.choose, plan)
  await editor.call(desk.banner.choose, { series: other?.id, lastDay: null, reason: 'until then' })
  expect(await readNow()).toEqual([other?.guess.en, '2026-11-19T23:00:00.000Z'])
  const { titles, planned: list, weeks } = await editor.call(desk.banner.find)
  expect(titles).toEqual(other?.title)
  expect(list).toEqual([{ titles: planned?.title, firstDay: '2026-11-20', lastDay: '2026-11-21' }])
  expect(weeks.map(({ week }) => week)).toEqual([
    '2026-11-16',
    '2026-11-23',
    '2026-11-30',
    '2026-12-07',
    '2026-12-14',
    '2026-12-21',
  ])
  setDay('2026-11-20')
  expect(await readNow()).toEqual([planned?.guess.en, '2026-11-21T23:00:00.000Z'])
  setDay('2026-11-22')
  expect(await readNow()).toEqual([expect.any(String), '2026-11-22T23:00:00.000Z'])
})

test('a planned series is canceled by planning the rotation for the same day', async () => {
  await using server = await startTestServer()
  const [editor, player] = [await signUpOperator(server, 'editor'), await server.player()]
  const { anime } = await fetchSpecialBanner(player)
  const other = server.pack.series.find(({ guess }) => guess.en !== anime)
  for (const series of [other?.id, null])
    await editor.call(desk.banner.choose, { series, firstDay: '2026-11-19', lastDay: null, reason: 'a change' })
  expect((await editor.call(desk.banner.find)).planned).toEqual([
    { titles: null, firstDay: '2026-11-19', lastDay: null },
  ])
  server.setNow('2026-11-19T11:00:00Z')
  expect((await fetchSpecialBanner(player)).anime).toBe(anime)
})
