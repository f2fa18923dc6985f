import type { FastifyInstance } from 'fastify'

const GRACE_MS = 5000

/** Answers the calls under way and closes. One that stands still, such as a request half sent, is waited for so long only. */
export async function closeSoon(app: FastifyInstance, graceMs = GRACE_MS): Promise<void> {
  const late = setTimeout(() => app.server.closeAllConnections(), graceMs)
  try {
    await app.close()
  } finally {
    clearTimeout(late)
  }
}
