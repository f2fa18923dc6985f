import type { FastifyInstance } from 'fastify'

/** Bodies are JSON alone; an empty one is an empty object, as many clients name a type whatever they send. */
export function readBodies(app: FastifyInstance): void {
  const read = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['text/plain', 'application/json'])
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, {})
    else void read(request, body, done)
  })
}
