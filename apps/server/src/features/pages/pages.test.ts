import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { api } from '@otogi/contract/api'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { listTitleSecrets } from '../../../test/everything-read.ts'
import { findLeaks } from '../../../test/leaks.ts'
import { readAnswerId, readSharedAnswerId, winGame } from '../../../test/puzzles.ts'
import { drawTenCards } from '../../../test/trade.ts'
import { startTestServer } from '../../../test/test-server.ts'

const webRoot = mkdtempSync(join(tmpdir(), 'otogi-pages-'))
const HTML = '<html lang="en"><head><meta name="description" content="x" /><title>Otogi</title>\n</head></html>'
writeFileSync(join(webRoot, 'index.html'), HTML)
mkdirSync(join(webRoot, '.vite'))
writeFileSync(join(webRoot, '.vite/prerendered.json'), '{ "pages": {} }')

const publicOrigin = 'https://otogi.example'
const server = await startTestServer({ publicOrigin, webRoot })
const unnamed = await startTestServer({ webRoot })
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await unnamed[Symbol.asyncDispose]()
  rmSync(webRoot, { recursive: true })
})

const read = (url: string, language = 'en') =>
  server.visitor().request({ method: 'GET', url, headers: { 'accept-language': language } })

describe('search engines', () => {
  test('are allowed to read only the public pages, and find the site map', async () => {
    const { status, text, headers } = await read('/robots.txt')
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(text).toContain('Disallow: /api/\n')
    expect(text).toContain('Disallow: /home\n')
    expect(text).toContain('Sitemap: https://otogi.example/sitemap.xml')
  })

  test('find each public page in the site map, with the same canonical URL', async () => {
    const { text } = await read('/sitemap.xml')
    const addresses = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address)
    expect(addresses.length).toBeGreaterThan(2)
    expect(addresses).toContain('https://otogi.example/books')
    for (const address of addresses) {
      const page = await read(address.slice(publicOrigin.length))
      expect(page.text).toContain(`<link rel="canonical" href="${address}" />`)
    }
  })

  test('find no URL if the operator has set none', async () => {
    const visitor = unnamed.visitor()
    expect((await visitor.get('/robots.txt')).text).not.toContain('Sitemap')
    expect((await visitor.get('/sitemap.xml')).status).toBe(404)
    const page = await visitor.get('/books')
    expect([page.text.includes('og:title'), page.text.includes('canonical')]).toEqual([true, false])
  })
})

describe('a page', () => {
  test('has one canonical URL, with any query', async () => {
    for (const url of ['/books', '/books/', '/books?from=mail'])
      expect((await read(url)).text).toContain('<link rel="canonical" href="https://otogi.example/books" />')
  })

  test('is described in the visitor’s language', async () => {
    expect((await read('/books', 'es-ES')).text).toContain('<title>Economía del juego · Otogi</title>')
    expect((await read('/books', 'xx')).text).toContain('<title>Open books · Otogi</title>')
  })

  test.each(['/home/market', '/summoning', '/nowhere', '/constructor', '/__proto__'])(
    '%s is not public and has no canonical address',
    async (url) => {
      const { status, text } = await read(url)
      expect([status, text]).toEqual([200, HTML])
    },
  )
})

// oxlint-disable-next-line max-lines-per-function -- a list of tests, each of them short
describe('a link preview', () => {
  const readHead = async (url: string, language = 'en') => {
    const { text } = await read(url, language)
    return Object.fromEntries(
      [...text.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g)].map(([, name = '', content = '']) => [
        name,
        content,
      ]),
    )
  }
  const readPicture = (address = '') => server.visitor().get(address.replace(publicOrigin, ''))

  test('of a card has its name, its story and its picture', async () => {
    const [card] = server.pack.cards
    if (!card) throw new Error('the pack has no cards')
    const head = await readHead(`/cards/${card.id}`, 'es')
    expect(head['og:title']).toContain(card.name.es)
    expect(head['description']).toContain(`${card.rarity} · ${card.power} P`)
    expect(head['og:image']).toBe(`${publicOrigin}/media/s/cards/${card.id}.png`)
    const { status, headers, bytes } = await readPicture(head['og:image'])
    expect([status, headers['content-type']]).toEqual([200, 'image/png'])
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
    expect(bytes.length).toBeLessThan(600_000)
  })

  test('of the home page shows the first step of today’s guest puzzle and names no answer', async () => {
    const head = await readHead('/')
    expect(head['twitter:card']).toBe('summary_large_image')
    expect(head['og:image']).toBe(`${publicOrigin}/media/s/today/2026-11-18.png`)
    const picture = await readPicture(head['og:image'])
    const { image_game } = await server.visitor().call(api.guest.find)
    expect((await read('/')).text).toContain(`fetchpriority="high" href="${image_game[0]}"`)
    expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/png'])
    const secrets = listTitleSecrets(server.pack, await readSharedAnswerId(server, 'image'))
    const visitor = server.visitor()
    for (const url of ['/', '/?x=1', '/odds', '/sitemap.xml', '/robots.txt', '/media/s/today/2026-11-18.png'])
      await visitor.get(url)
    expect(
      await findLeaks(
        visitor.heard.filter(({ url }) => url !== '/sitemap.xml'),
        secrets,
      ),
    ).toEqual([])
  })

  test.each([
    '/media/s/today/2026-11-17.png',
    '/media/s/today/2026-11-19.png',
    '/media/s/today/yesterday.png',
    '/media/s/cards/none.png',
    '/media/s/cards/..%2f..%2fetc%2fpasswd.png',
    '/media/s/cards/__proto__.png',
    '/media/s/home/main.png',
    '/media/s/books',
    '/media/s/',
  ])('is not drawn at %s', async (url) => {
    expect((await server.visitor().get(url)).status).toBe(404)
  })

  test('of a player shows the showcase, and exists only if the profile is public', async () => {
    const ana = await server.player('Shower1')
    const [card = ''] = await drawTenCards(server, ana)
    const url = '/players/shower1'
    expect((await read(url)).text).toBe(HTML)
    expect((await readPicture('/media/s/players/Shower1.png')).status).toBe(404)
    await ana.call(api.profile.show, { cards: [card], statistics: false, isPublic: true })
    const head = await readHead(url)
    expect(head['og:title']).toBe('Shower1 · Otogi')
    expect(head['og:url']).toBe(`${publicOrigin}/players/Shower1`)
    expect((await readPicture(head['og:image'])).status).toBe(200)
    await ana.call(api.profile.show, { cards: [card], statistics: false, isPublic: false })
    expect((await read(url)).text).toBe(HTML)
    expect((await readPicture(head['og:image'])).status).toBe(404)
  })

  test('of a shared pull shows its ten cards', async () => {
    const ana = await server.player()
    const [card = ''] = await drawTenCards(server, ana)
    const { path } = await ana.call(api.summon.shareLink)
    const head = await readHead(path, 'es')
    expect(head['og:title']).toBe('Invocación: 10 cartas · Otogi')
    expect(head['description']).toContain(server.pack.cardById.get(card)?.name.es)
    const { status, bytes } = await readPicture(head['og:image'])
    expect([status, (await sharp(bytes).metadata()).format]).toEqual([200, 'png'])
  })

  test('of a challenge names the sharer and the game, in the visitor’s language, and no answer', async () => {
    const ana = await server.player('Challenger1')
    await winGame(server, ana, 'pixel')
    const { path } = await ana.call(api.challenges.link, { game: 'pixel' })
    const head = await readHead(path, 'es')
    expect(head['og:title']).toMatch(/^Challenger1 te desafía: Píxel, Otogi \d+ · Otogi$/)
    expect(head['og:url']).toBe(`${publicOrigin}${path}`)
    const { status, bytes } = await readPicture(head['og:image'])
    expect([status, (await sharp(bytes).metadata()).format]).toEqual([200, 'png'])
    const secrets = listTitleSecrets(server.pack, await readAnswerId(server, ana, 'pixel'))
    const visitor = server.visitor()
    for (const url of [path, `/media/s${path}.png`]) await visitor.get(url)
    expect(await findLeaks(visitor.heard, secrets)).toEqual([])
    expect((await read('/challenges/made-up')).text).toBe(HTML)
  })

  test('of the link to today’s puzzle is that of the entry', async () => {
    expect(await readHead('/today')).toEqual(await readHead('/'))
  })

  test('never starts the drawing of a card: until the card exists, it is the plain one', async () => {
    let drawn = 0
    await using counting = await startTestServer({
      publicOrigin,
      paint: () => {
        drawn += 1
        return sharp({ create: { width: 30, height: 40, channels: 3, background: '#123456' } })
          .webp()
          .toBuffer()
      },
    })
    const [visitor, card] = [counting.visitor(), counting.pack.cards[0]?.id ?? '']
    const read = () => visitor.get(`/media/s/cards/${card}.png`)
    const plain = await visitor.get('/media/s/books.png')
    const before = await Promise.all([1, 2, 3].map(read))
    expect(before.map(({ bytes }) => bytes.equals(plain.bytes))).toEqual([true, true, true])
    expect([drawn, before[0]?.headers['cache-control']]).toEqual([0, 'public, max-age=300'])
    const shown = (await (await counting.player()).call(api.collection.cards)).find(({ _id }) => _id === card)
    await visitor.get(shown?.base64_image ?? '')
    const after = await read()
    expect([drawn, after.bytes.equals(plain.bytes)]).toEqual([1, false])
    expect(after.headers['cache-control']).toBe('public, max-age=86400')
  })
})

test.each([
  '/cards/none',
  '/cards/',
  '/cards/a/b',
  '/cards/%00',
  '/cards/__proto__',
  '/players/nobody',
  '/pulls/made-up',
])('%s has no description of its own', async (url) => {
  const { status, text } = await read(url)
  expect([status, text]).toEqual([200, HTML])
})
