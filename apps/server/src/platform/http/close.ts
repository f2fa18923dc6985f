import type { FastifyInstance } from 'fastify'

const GRACE_MS = 5000

/**
 * Closes the server after all open requests are answered, at most `graceMs` later, e.g. if a client never finishes
 * its request.
 */
export async function closeWithin(app: FastifyInstance, graceMs = GRACE_MS): Promise<void> {
  const late = setTimeout(() => app.server.closeAllConnections(), graceMs)
  try {
    await app.close()
  } finally {
    clearTimeout(late)
  }
}
