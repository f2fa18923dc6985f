import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { setErrorHandler } from './error-replies.ts'
import { serveWeb } from './serve-web.ts'

const PRERENDERED = {
  firstPicture: '/media/first-picture',
  pages: {
    '/': {
      en: '<html lang="en"><img src="/media/first-picture">',
      es: '<html lang="en">hola <img src="/media/first-picture">',
    },
    '/auth': { en: '<html lang="en">a form' },
  },
}

const root = mkdtempSync(join(tmpdir(), 'otogi-web-'))
mkdirSync(join(root, 'assets'))
mkdirSync(join(root, '.vite'))
writeFileSync(join(root, '.vite/prerendered.json'), JSON.stringify(PRERENDERED))
writeFileSync(join(root, 'index.html'), '<!doctype html><title>Otogi</title></head>')
writeFileSync(join(root, 'assets/a.js'), '0')
afterAll(() => rmSync(root, { recursive: true }))

let picture: string | undefined = '/media/p/today?a&b'

const app = Fastify()
setErrorHandler(app)
await serveWeb(app, {
  root,
  publicOrigin: undefined,
  describePage: (path, language) => {
    const head = { title: `described in ${language}`, description: '', path }
    if (path === '/described') return Promise.resolve(head)
    return Promise.resolve(path === '/' ? { ...head, firstPicture: picture } : undefined)
  },
})

test.each(['/', '/home/games', '/apiary', '/home?from=/api', '/home?file=a.txt', '/nowhere'])(
  '%s returns the page',
  async (url) => {
    const { statusCode, headers } = await app.inject(url)
    expect([statusCode, headers['content-type']]).toEqual([200, expect.stringContaining('text/html')])
  },
)

test.each(['/api', '/api?x=1', '/api/', '/api/none', '/media', '/media/p/none.webp', '/assets/none.js'])(
  '%s is not found, with the error format of the API',
  async (url) => {
    const { statusCode, body } = await app.inject(url)
    expect([statusCode, JSON.parse(body)]).toEqual([404, { error: 'Not found', code: 'NOT_FOUND' }])
  },
)

test.each(['/none.txt', '/favicon.ico', '/home/none.png', '/wp-login.php?x=1', '/index.html', '/.env', '/a/b.c.map'])(
  'the missing file %s is not found and does not return the page',
  async (url) => {
    expect((await app.inject(url)).statusCode).toBe(404)
  },
)

test('an existing file has its own content type', async () => {
  const { statusCode, headers } = await app.inject('/assets/a.js')
  expect([statusCode, headers['content-type']]).toEqual([200, expect.stringContaining('javascript')])
})

test('a public page is described in the language of the browser', async () => {
  const { body, headers } = await app.inject({
    url: '/described?x=1',
    headers: { 'accept-language': 'es-AR,en;q=0.5' },
  })
  expect(body).toContain('<title>described in es</title>')
  expect(headers['vary']).toContain('accept-language')
})

test('the page accepts only GET and HEAD', async () => {
  expect((await app.inject({ method: 'POST', url: '/home' })).statusCode).toBe(404)
})

test('a first visit gets the rendered page with today’s picture, in the language of the browser', async () => {
  const { body } = await app.inject({ url: '/', headers: { 'accept-language': 'es' } })
  expect(body).toBe('<html lang="es">hola <img src="/media/p/today?a&amp;b">')
})

test('a page without a description is rendered in English', async () => {
  const { body } = await app.inject({ url: '/auth', headers: { 'accept-language': 'es' } })
  expect(body).toBe(PRERENDERED.pages['/auth'].en)
})

test.each([
  ['a browser with a cookie, whose guest may have another picture', { cookie: 'a=b' }, '/'],
  ['an address with its own page', {}, '/home/main'],
])('%s gets the page without content', async (_who, headers, url) => {
  expect((await app.inject({ url, headers })).body).toContain('<!doctype html>')
})

test('without a picture for the day, the page has no content', async () => {
  picture = undefined
  expect((await app.inject('/')).body).toContain('<!doctype html>')
})
