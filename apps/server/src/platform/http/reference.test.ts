import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { everyEndpoint, startTestServer } from '../../../test/test-server.ts'

const server = await startTestServer()
afterAll(() => server[Symbol.asyncDispose]())

test('the OpenAPI document names every call of the contract', async () => {
  const { status, body } = await server.visitor().get('/api/openapi.json')
  const { openapi, paths } = body as { openapi: string; paths: Record<string, object> }
  expect([status, openapi]).toEqual([200, '3.1.0'])
  for (const { method, path } of everyEndpoint) expect(paths[path]).toHaveProperty(method.toLowerCase())
})

test('every call of the contract has a route', () => {
  for (const { method, path: url } of everyEndpoint)
    expect([url, server.app.hasRoute({ method, url })]).toEqual([url, true])
})

test('the API reference page loads all its files', async () => {
  const visitor = server.visitor()
  const page = await visitor.get('/api/docs/')
  expect([page.status, page.headers['content-type']]).toEqual([200, expect.stringContaining('text/html')])
  const parts = [...page.text.matchAll(/(?:src|href)="(\.[^"]+)"/g)].map(
    ([, part]) => new URL(part ?? '', 'http://h/api/docs/'),
  )
  expect(parts.length).toBeGreaterThan(3)
  for (const { pathname } of parts) expect([pathname, (await visitor.get(pathname)).status]).toEqual([pathname, 200])
  expect((await visitor.get('/api/docs')).status).toBeLessThan(400)
  const settings = await visitor.get('/api/docs/static/swagger-initializer.js')
  expect(settings.text).toContain('"layout":"BaseLayout"')
  expect(page.text).not.toMatch(/<style|<script>|style=|onload=/)
})

test('the OpenAPI document is serialized once, not for every request', async () => {
  const stringify = vi.spyOn(JSON, 'stringify')
  onTestFinished(() => stringify.mockRestore())
  const visitor = server.visitor()
  const { text } = await visitor.get('/api/openapi.json')
  const moved = await visitor.get('/api/docs/json?again')
  expect([moved.status, moved.headers['location']]).toEqual([302, '/api/openapi.json'])
  const written = stringify.mock.calls.filter(([value]: unknown[]) => Object.hasOwn(Object(value) as object, 'openapi'))
  expect(written).toEqual([])
  expect(JSON.parse(text)).toMatchObject({ openapi: '3.1.0' })
})
