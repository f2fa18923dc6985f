import swagger, { type StaticDocumentSpec } from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { createOpenApiDocument, type ServerInfo } from '@otogi/contract/openapi'
import type { FastifyInstance } from 'fastify'

/** Serves the OpenAPI 3.1 document at `/api/openapi.json` and its HTML version at `/api/docs`. */
export async function mountReferenceRoutes(app: FastifyInstance, server: ServerInfo): Promise<void> {
  const document = createOpenApiDocument(server)
  const text = JSON.stringify(document)
  app.get('/api/openapi.json', (_request, reply) => reply.type('application/json; charset=utf-8').send(text))
  await app.register(swagger, {
    mode: 'static',
    specification: { document: document as unknown as StaticDocumentSpec['document'] },
  })
  // Removes the external validator and the styled logo bar, which the Content-Security-Policy would block.
  const uiConfig = { validatorUrl: null, layout: 'BaseLayout' }
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiConfig,
    uiHooks: {
      // Serves the document as a pre-serialized string. The plugin would serialize it again for every request.
      onRequest(request, reply, done) {
        if (request.routeOptions.url === '/api/docs/json') void reply.redirect('/api/openapi.json')
        else done()
      },
    },
  })
}
