import swagger, { type StaticDocumentSpec } from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { createOpenApiDocument, type ServerInfo } from '@otogi/contract/openapi'
import type { FastifyInstance } from 'fastify'

/** The contract as OpenAPI 3.1 at `/api/openapi.json`, readable at `/api/docs`. */
export async function referenceRoutes(app: FastifyInstance, server: ServerInfo): Promise<void> {
  const document = createOpenApiDocument(server)
  const text = JSON.stringify(document)
  app.get('/api/openapi.json', (_request, reply) => reply.type('application/json; charset=utf-8').send(text))
  await app.register(swagger, {
    mode: 'static',
    specification: { document: document as unknown as StaticDocumentSpec['document'] },
  })
  // The server's own content policy lets nothing be asked of a validator elsewhere, nor the bar above style its logo.
  const uiConfig = { validatorUrl: null, layout: 'BaseLayout' }
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiConfig,
    uiHooks: {
      // The plugin would write the document out for every request.
      onRequest(request, reply, done) {
        if (request.routeOptions.url === '/api/docs/json') void reply.redirect('/api/openapi.json')
        else done()
      },
    },
  })
}
