import type { FastifyInstance } from 'fastify'
import { Refusal } from './refusal.ts'

/** Bodies are JSON alone; an empty one is an empty object, as many clients name a type whatever they send. */
export function readBodies(app: FastifyInstance): void {
  const read = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['text/plain', 'application/json'])
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, {})
    else void read(request, body, done)
  })
}

/** Refuses compressed bodies unread: unpacking one of 89 bytes takes 16 MB. */
export function refuseEncodedBodies(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.headers['content-encoding'] === undefined) return done()
    void reply.header('accept-encoding', 'identity')
    done(new Refusal('BODY_ENCODED'))
  })
}
