import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

const GRACE_MS = 5000

/**
 * Reports that the server is not ready. Keeps serving for a while, and closes each connection with the reply to its
 * next request. If an idle connection were closed instead, a request already on its way would be lost.
 */
export async function drainConnections(app: FastifyInstance, drainMs: number): Promise<void> {
  app.isDraining = true
  if (drainMs === 0) return
  app.server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false
  })
  await wait(drainMs)
}

/**
 * Closes the server once all open requests are answered, or after `graceMs` at the latest, because a client may never
 * finish its request.
 */
export async function closeWithin(app: FastifyInstance, graceMs = GRACE_MS): Promise<void> {
  const late = setTimeout(() => app.server.closeAllConnections(), graceMs)
  try {
    await app.close()
  } finally {
    clearTimeout(late)
  }
}
