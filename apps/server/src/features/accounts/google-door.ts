import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Identity, ReadCredential } from '../../platform/google.ts'
import { Refusal } from '../../platform/refusal.ts'

const MINUTES = 60
const LIFETIME_SECONDS = 60 * MINUTES

/** Where third-party sign-in is offered: ties each ID token to the browser that asked for it. */
export type GoogleDoor = {
  /** What the next token must carry; the browser keeps its counterpart in a cookie that no script reads. */
  nonce(request: FastifyRequest, reply: FastifyReply): string
  identify(request: FastifyRequest, credential: string | undefined): Promise<Identity>
  /** A token opens once: its nonce is worth nothing afterwards. */
  close(reply: FastifyReply): void
}

export function googleDoor(read: ReadCredential, secure: boolean): GoogleDoor {
  const name = secure ? '__Host-nonce' : 'nonce'
  const cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const
  return {
    nonce(request, reply) {
      // Two tabs share one: the second must not make the first one's token worthless.
      const kept = request.cookies[name] || randomBytes(32).toString('base64url')
      reply.setCookie(name, kept, { ...cookie, maxAge: LIFETIME_SECONDS })
      return nonceOf(kept)
    },
    async identify(request, credential) {
      const kept = request.cookies[name]
      if (!kept || !credential) throw new Refusal('GOOGLE_TOKEN_INVALID')
      return read(credential, nonceOf(kept))
    },
    close(reply) {
      reply.clearCookie(name, cookie)
    },
  }
}

function nonceOf(kept: string): string {
  return createHash('sha256').update(kept).digest('base64url')
}
