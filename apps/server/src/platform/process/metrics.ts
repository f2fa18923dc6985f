import { once } from 'node:events'
import { createServer } from 'node:http'
import { ClusterRegistry, collectDefaultMetrics, Histogram, Registry } from '@prometheus-io/client'
import type { FastifyInstance } from 'fastify'

/** Upper bounds in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Measures this process and the requests it serves. The primary process adds its workers' measurements. */
export function createMetrics() {
  const registry = new Registry()
  ClusterRegistry.setRegistries(registry)
  const all = new ClusterRegistry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to its reply',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  })
  return {
    measureRequests(app: FastifyInstance): void {
      app.addHook('onResponse', (request, reply, done) => {
        // Uses the route's pattern instead of the URL, to limit the number of labels.
        const route = request.routeOptions.url ?? 'none'
        requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
        done()
      })
    },
    /** Returns the metrics of all processes in the text format of Prometheus. */
    read: () => all.clusterMetrics(),
  }
}

/** Serves `GET /metrics` on the loopback address only, because metrics are not meant for players. */
export async function serveMetrics(port: number, read: () => Promise<string>, resources: AsyncDisposableStack) {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end()
    return void read().then(
      (text) => response.setHeader('content-type', 'text/plain; version=0.0.4').end(text),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  resources.defer(() => {
    server.closeAllConnections()
    server.close()
  })
}
