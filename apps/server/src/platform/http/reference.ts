import swagger, { type StaticDocumentSpec } from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { createOpenApiDocument, type ServerInfo } from '@otogi/contract/openapi'
import type { FastifyInstance } from 'fastify'

/** OpenAPI 3.1 document at `/api/openapi.json`, HTML at `/api/docs`. */
export async function mountReferenceRoutes(app: FastifyInstance, server: ServerInfo): Promise<void> {
  const document = createOpenApiDocument(server)
  const text = JSON.stringify(document)
  app.get('/api/openapi.json', (_request, reply) => reply.type('application/json; charset=utf-8').send(text))
  await app.register(swagger, {
    mode: 'static',
    specification: { document: document as unknown as StaticDocumentSpec['document'] },
  })
  // The Content-Security-Policy blocks the external validator and the styled logo bar.
  const uiConfig = { validatorUrl: null, layout: 'BaseLayout' }
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiConfig,
    uiHooks: {
      // The plugin would serialize the document for every request.
      onRequest(request, reply, done) {
        if (request.routeOptions.url === '/api/docs/json') void reply.redirect('/api/openapi.json')
        else done()
      },
    },
  })
}
