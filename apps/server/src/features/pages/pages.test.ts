import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { startTestServer } from '../../../test/test-server.ts'

const webRoot = mkdtempSync(join(tmpdir(), 'otogi-pages-'))
const HTML = '<html lang="en"><head><meta name="description" content="x" /><title>Otogi</title>\n</head></html>'
writeFileSync(join(webRoot, 'index.html'), HTML)

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
    expect(addresses.length).toBeGreaterThan(4)
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
    expect((await read('/books', 'es-ES')).text).toContain('<title>Cuentas abiertas · Otogi</title>')
    expect((await read('/books', 'fr')).text).toContain('<title>Open books · Otogi</title>')
  })

  test.each(['/home/market', '/summoning', '/nowhere', '/constructor', '/__proto__'])(
    '%s is not public and has no canonical address',
    async (url) => {
      const { status, text } = await read(url)
      expect([status, text]).toEqual([200, HTML])
    },
  )
})
