import { api } from '@otogi/contract/api'
import { expect, test } from 'vitest'
import { startTestServer } from '../../../test/test-server.ts'
import { findFreePort } from './free-port.ts'
import { createMetrics, serveMetrics } from './metrics.ts'

test('metrics count requests by route and status, on their own port only', async () => {
  await using resources = new AsyncDisposableStack()
  const metrics = createMetrics()
  await using server = await startTestServer({
    instrument: (app) => Promise.resolve(metrics.measureRequests(app)),
  })
  const port = await findFreePort()
  await serveMetrics(port, metrics.read, resources)
  await server.player('Counted')
  await server.visitor().send(api.wallet.find, { id: 'x' })
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  expect(text).toContain(
    `http_request_duration_seconds_count{method="POST",route="${api.accounts.create.path}",status="200"} 1`,
  )
  expect(text).toMatch(/http_request_duration_seconds_count\{method="\w+",route="[^"]+",status="401"\} 1/)
  expect(text).toContain('process_cpu_seconds_total')
  expect(text).not.toContain('Counted')
  expect((await server.visitor().get('/metrics')).status).toBe(404)
})
