import { FastifyOtelInstrumentation } from '@fastify/otel'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'
import type { FastifyInstance } from 'fastify'
import { setTimeout as wait } from 'node:timers/promises'

/** How long a shutdown waits for the collector to receive the last spans. */
const LAST_SPANS_MS = 2000

/**
 * Sends a trace of each request to the collector at OTEL_EXPORTER_OTLP_ENDPOINT. The libraries read all OTEL_ variables
 * themselves.
 */
export function startTracing(resources: AsyncDisposableStack) {
  const provider = new NodeTracerProvider({ spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())] })
  // A silent collector must neither delay the shutdown nor make it fail.
  resources.defer(() =>
    Promise.race([provider.shutdown().catch(() => {}), wait(LAST_SPANS_MS, undefined, { ref: false })]),
  )
  const instrumentation = new FastifyOtelInstrumentation({ instrumentHooks: false })
  instrumentation.setTracerProvider(provider)
  return {
    traceRequests: async (app: FastifyInstance) => {
      await app.register(instrumentation.plugin())
    },
  }
}
