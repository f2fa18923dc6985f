import { FastifyOtelInstrumentation } from '@fastify/otel'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'
import type { FastifyInstance } from 'fastify'

/**
 * Sends a trace of each request to the collector at OTEL_EXPORTER_OTLP_ENDPOINT. The libraries read all OTEL_ variables
 * themselves.
 */
export function startTracing(resources: AsyncDisposableStack) {
  const provider = new NodeTracerProvider({ spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())] })
  // A silent collector must not make the shutdown fail, so its errors are ignored.
  resources.defer(() => provider.shutdown().catch(() => {}))
  const instrumentation = new FastifyOtelInstrumentation({ instrumentHooks: false })
  instrumentation.setTracerProvider(provider)
  return {
    traceRequests: async (app: FastifyInstance) => {
      await app.register(instrumentation.plugin())
    },
  }
}
