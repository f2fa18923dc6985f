import type { Server } from 'node:http'
import type { FastifyHttpOptions } from 'fastify'

/** Limits for requests and connections, in bytes and ms. */
export const REQUEST_LIMITS = {
  bodyLimit: 64 * 1024,
  /** For a request: long enough to upload a 10 MB picture over a slow connection. */
  requestTimeout: 120_000,
  /** For a connection on which nothing is sent or received during a request, e.g. because the client reads nothing. */
  connectionTimeout: 120_000,
  /**
   * For an idle connection after a request. Longer than the limits of nginx and HAProxy, so that the proxy closes the
   * connection first.
   */
  keepAliveTimeout: 72_000,
  http: {
    /** For the headers of a request, including the first request of a connection. */
    headersTimeout: 20_000,
    connectionsCheckingInterval: 1000,
  },
} satisfies FastifyHttpOptions<Server>

/** Bounds the memory used by connections. The server immediately closes connections beyond this number. */
export const MAX_CONNECTIONS = 10_000
