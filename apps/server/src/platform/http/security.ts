import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import helmet, { type HelmetOptions } from 'helmet'
import { Refusal } from './refusal.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** YouTube's cookie-free host for embedded videos. */
const VIDEOS = 'https://www.youtube-nocookie.com'

/**
 * Source of third-party sign-in, which needs the provider's script, style, frame and connections. Apart from videos, no
 * other external source is allowed.
 */
const GOOGLE = 'https://accounts.google.com/gsi/'

type Settings = {
  readonly secure: boolean
  readonly thirdPartySignIn: boolean
  readonly publicOrigin: string | undefined
  /** Whether any opening in the pack has a video. */
  readonly hasVideos: boolean
}

/** Sets the security headers and refuses write requests from other origins. */
export function addSecurityHeaders(app: FastifyInstance, settings: Settings): void {
  const headers = listHeaders(toHelmetOptions(settings))
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(headers)
    done(
      SAFE_METHODS.has(request.method) || isSameOrigin(request, settings.publicOrigin)
        ? undefined
        : new Refusal('CROSS_ORIGIN'),
    )
  })
}

/** The headers are computed once, because they are the same for all replies. */
function listHeaders(options: HelmetOptions): Record<string, string> {
  const headers: Record<string, string> = {}
  const response = { setHeader: (name: string, value: string) => void (headers[name] = value), removeHeader() {} }
  helmet(options)({} as IncomingMessage, response as unknown as ServerResponse, () => {})
  return headers
}

function toHelmetOptions(settings: Settings): HelmetOptions {
  const google = settings.thirdPartySignIn ? [GOOGLE] : []
  const frames = [...(settings.hasVideos ? [VIDEOS] : []), ...google]
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...google.map((base) => `${base}client`)],
        styleSrc: ["'self'", ...google.map((base) => `${base}style`)],
        imgSrc: ["'self'", 'data:', 'blob:'],
        mediaSrc: ["'self'", 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...google],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        frameSrc: frames.length > 0 ? frames : ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    crossOriginOpenerPolicy: { policy: settings.thirdPartySignIn ? 'same-origin-allow-popups' : 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: settings.secure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
  }
}

/**
 * Whether a request comes from this site. Browsers send Origin or Sec-Fetch-Site. A client that sends neither is not a
 * browser, so another site cannot abuse it.
 */
function isSameOrigin(request: FastifyRequest, publicOrigin: string | undefined): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  const { origin } = request.headers
  if (origin === undefined) return true
  return origin === (publicOrigin ?? `${request.protocol}://${request.headers.host}`)
}
