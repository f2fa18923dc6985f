import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { setErrorHandler } from './error-replies.ts'
import { serveWeb } from './serve-web.ts'

const root = mkdtempSync(join(tmpdir(), 'otogi-web-'))
mkdirSync(join(root, 'assets'))
writeFileSync(join(root, 'index.html'), '<!doctype html><title>Otogi</title></head>')
writeFileSync(join(root, 'assets/a.js'), '0')
afterAll(() => rmSync(root, { recursive: true }))

const app = Fastify()
setErrorHandler(app)
await serveWeb(app, {
  root,
  publicOrigin: undefined,
  describePage: (path, language) =>
    Promise.resolve(path === '/told' ? { title: `told in ${language}`, description: '', path } : undefined),
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
  const { body, headers } = await app.inject({ url: '/told?x=1', headers: { 'accept-language': 'es-AR,en;q=0.5' } })
  expect(body).toContain('<title>told in es</title>')
  expect(headers['vary']).toContain('accept-language')
})

test('the page accepts only GET and HEAD', async () => {
  expect((await app.inject({ method: 'POST', url: '/home' })).statusCode).toBe(404)
})
