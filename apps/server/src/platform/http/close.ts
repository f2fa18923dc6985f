import type { FastifyInstance } from 'fastify'

const GRACE_MS = 5000

/**
 * Closes the server after all open requests are answered. Closes it after `graceMs` in any case, because some client
 * may never finish its request.
 */
export async function closeWithin(app: FastifyInstance, graceMs = GRACE_MS): Promise<void> {
  const late = setTimeout(() => app.server.closeAllConnections(), graceMs)
  try {
    await app.close()
  } finally {
    clearTimeout(late)
  }
}
