import { expect, test } from 'vitest'
import { startTestServer } from '../../../test/test-server.ts'

const ORIGIN = 'https://play.example'
const FORWARDED = { 'x-forwarded-for': '203.0.113.1' }

test.each([
  ['a proxy that never says whose requests it forwards', ORIGIN, '/api/packs', {}, 1],
  ['a proxy that says it', ORIGIN, '/api/packs', FORWARDED, 0],
  ['a monitor that checks the health without the proxy', ORIGIN, '/api/health', {}, 0],
  ['a supervisor that asks whether the process lives', ORIGIN, '/api/health/live', {}, 0],
  ['no public origin', undefined, '/api/packs', {}, 0],
])('with %s, the operator gets the expected number of warnings', async (_, publicOrigin, url, headers, times) => {
  const lines: string[] = []
  const log = { write: (line: string) => void lines.push(line) }
  await using server = await startTestServer({ log, ...(publicOrigin && { publicOrigin }) })
  for (let n = 0; n < 3; n++) await server.visitor().request({ method: 'GET', url, headers })
  expect(lines.length).toBeGreaterThan(2)
  expect(lines.filter((line) => line.includes('X-Forwarded-For'))).toHaveLength(times)
})
