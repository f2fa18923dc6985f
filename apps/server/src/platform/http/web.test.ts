import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { answerErrors } from './answers.ts'
import { serveWeb } from './web.ts'

const root = mkdtempSync(join(tmpdir(), 'otogi-web-'))
writeFileSync(join(root, 'index.html'), '<!doctype html>')
afterAll(() => rmSync(root, { recursive: true }))

const app = Fastify()
answerErrors(app)
await serveWeb(app, root)

test.each(['/', '/home/games', '/apiary', '/home?from=/api'])('%s is the page', async (url) => {
  const { statusCode, headers } = await app.inject(url)
  expect([statusCode, headers['content-type']]).toEqual([200, expect.stringContaining('text/html')])
})

test.each(['/api', '/api?x=1', '/api/', '/api/none', '/media', '/media/p/none.webp', '/assets/none.js'])(
  '%s is not found, in the shape of the calls',
  async (url) => {
    const { statusCode, body } = await app.inject(url)
    expect([statusCode, JSON.parse(body)]).toEqual([404, { error: 'Not found', code: 'NOT_FOUND' }])
  },
)

test('the page is only read', async () => {
  expect((await app.inject({ method: 'POST', url: '/home' })).statusCode).toBe(404)
})
