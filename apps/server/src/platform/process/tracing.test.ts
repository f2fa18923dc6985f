import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { api } from '@otogi/contract/api'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startTestServer } from '../../../test/test-server.ts'
import { startTracing } from './tracing.ts'

/** Starts a trace collector and returns what it receives. A silent collector sends no replies. */
async function startCollector({ isSilent = false } = {}) {
  const received: string[] = []
  const collector = createServer((request, response) => {
    void text(request).then((body) => {
      received.push(`${request.url} ${body}`)
      if (!isSilent) response.setHeader('content-type', 'application/json').end('{}')
    })
  })
  collector.listen(0, '127.0.0.1')
  await once(collector, 'listening')
  onTestFinished(() => {
    collector.close()
    collector.closeAllConnections()
  })
  return { address: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`, received }
}

test('a collector receives a trace of each request, without personal data', async () => {
  const { address, received } = await startCollector()
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', address)
  onTestFinished(() => void vi.unstubAllEnvs())
  const resources = new AsyncDisposableStack()
  {
    await using server = await startTestServer({ instrument: startTracing(resources).traceRequests })
    const player = await server.player('Traced')
    await player.call(api.wallet.find)
  }
  await resources.disposeAsync()
  const sent = received.join('\n')
  expect(sent).toContain('/v1/traces')
  expect(sent).toContain(api.wallet.find.path)
  for (const secret of ['Traced', 'lantern7', 'example.org']) expect(sent).not.toContain(secret)
})

test('a server stops before a silent collector has answered', async () => {
  const { address, received } = await startCollector({ isSilent: true })
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', address)
  vi.stubEnv('OTEL_EXPORTER_OTLP_TIMEOUT', '3600000')
  onTestFinished(() => void vi.unstubAllEnvs())
  const resources = new AsyncDisposableStack()
  {
    await using server = await startTestServer({ instrument: startTracing(resources).traceRequests })
    await server.player()
  }
  await resources.disposeAsync()
  expect(received).toHaveLength(1)
})
