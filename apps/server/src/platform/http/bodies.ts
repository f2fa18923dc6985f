import type { FastifyInstance } from 'fastify'
import { Refusal } from './refusal.ts'

/** Accepts only JSON. An empty body is an empty object, because many clients send a Content-Type without a body. */
export function parseJsonBodies(app: FastifyInstance): void {
  const read = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['text/plain', 'application/json'])
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, {})
    else void read(request, body, done)
  })
}

/** Refuses compressed bodies before reading them: 89 bytes can expand to 16 MB. */
export function refuseEncodedBodies(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.headers['content-encoding'] === undefined) return done()
    void reply.header('accept-encoding', 'identity')
    done(new Refusal('BODY_ENCODED'))
  })
}
