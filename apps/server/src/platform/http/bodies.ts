import type { FastifyInstance } from 'fastify'
import { Refusal } from './refusal.ts'

/**
 * Accepts only JSON bodies. An empty body counts as an empty object, because many clients send a Content-Type header
 * without a body.
 */
export function parseJsonBodies(app: FastifyInstance): void {
  const read = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['text/plain', 'application/json'])
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, {})
    else void read(request, body, done)
  })
}

/** Refuses compressed bodies before they are read, because 89 bytes can expand to 16 MB. */
export function refuseEncodedBodies(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.headers['content-encoding'] === undefined) return done()
    void reply.header('accept-encoding', 'identity')
    done(new Refusal('BODY_ENCODED'))
  })
}
