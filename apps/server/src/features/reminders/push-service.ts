import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import webpush from 'web-push'
import type { VapidKeys } from '../../platform/process/secrets.ts'
import { isPushEndpoint, lookupPublic } from './endpoint.ts'
import type { PushPayload } from './write-reminder.ts'

export type PushTarget = { readonly endpoint: string; readonly p256dh: string; readonly auth: string }

export type PushService = {
  /** Whether messages may be sent to the endpoint. */
  allows(endpoint: string): boolean
  /** Sends an encrypted message. Returns the HTTP status code. */
  send(target: PushTarget, payload: PushPayload): Promise<number>
}

type Options = {
  readonly keys: VapidKeys
  /** Push services receive an HTTPS URL as the contact for this server. */
  readonly publicOrigin: string | undefined
  /** Origin of a fake push service, which tests run on this computer. */
  readonly testOrigin?: string | undefined
}

/** Used if there is no HTTPS origin, because push services require a contact. */
const NO_CONTACT = 'mailto:otogi@localhost.invalid'
const TIMEOUT_MS = 10_000
/** The push service drops a message that it cannot deliver within this time. */
const LIFETIME_SECONDS = 12 * 3600

/** Sends push messages, only to public hosts. */
export function createPushService({ keys, publicOrigin, testOrigin }: Options): PushService {
  const subject = publicOrigin?.startsWith('https:') ? publicOrigin : NO_CONTACT
  const isTest = (endpoint: string) => testOrigin !== undefined && endpoint.startsWith(`${testOrigin}/`)
  const allows = (endpoint: string) => isTest(endpoint) || isPushEndpoint(endpoint)
  return {
    allows,
    async send({ endpoint, p256dh, auth }, payload) {
      if (!allows(endpoint)) throw new Error('push messages are not sent to this endpoint')
      const { method, headers, body } = webpush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(payload),
        { vapidDetails: { subject, ...keys }, TTL: LIFETIME_SECONDS, topic: payload.kind },
      )
      const request = isTest(endpoint) ? requestHttp : requestHttps
      const options = { method, headers, timeout: TIMEOUT_MS, signal: AbortSignal.timeout(TIMEOUT_MS) }
      return new Promise<number>((resolve, reject) => {
        const sent = request(endpoint, isTest(endpoint) ? options : { ...options, lookup: lookupPublic }, (reply) => {
          resolve(reply.statusCode ?? 0)
          // Ignores the body, which could be endless. Does not follow redirects.
          reply.destroy()
        })
        sent.on('error', reject)
        sent.end(body)
      })
    },
  }
}
