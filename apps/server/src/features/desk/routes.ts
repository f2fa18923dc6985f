import { desk } from '@otogi/contract/desk/desk'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Mount } from '../../platform/http/mount.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { WriteContext } from '../../platform/http/run-locked.ts'
import { findUsernames } from '../players/index.ts'
import type { DeskSessions } from './admit.ts'
import { listDeskLog, writeDeskLog, type Moderation } from './log.ts'
import { checkPasskey, registerPasskey, startRegistration, startSignIn, type Site } from './passkeys.ts'
import {
  clearInvitation,
  createCode,
  findDeskAccount,
  hashCode,
  listPasskeys,
  saveRecoveryCodes,
  takeRecoveryCode,
} from './store.ts'

const RECOVERY_CODES = 10
const PAGE = 50

type DeskDeps = { readonly sessions: DeskSessions; readonly publicOrigin: string | undefined }
type Write = WriteContext & { readonly request: FastifyRequest; readonly reply: FastifyReply }

/** The operator of a call and the reason that the operator gave. */
export function toModeration(
  { request, at }: Pick<Write, 'request' | 'at'>,
  { reason }: { readonly reason: string },
): Moderation {
  const { id, role } = request.operator
  return { actor: { id, role }, reason, at }
}

/** Mounts sign-in and the log of the desk. The other sections are mounted by the features that they are about. */
export function mountDeskRoutes(mount: Mount, { sessions, publicOrigin }: DeskDeps): void {
  const { access, log } = desk
  const toCall = (call: Write) => ({ ...call, operator: call.player, site: getSite(call.request, publicOrigin) })

  async function signIn(call: Write, reason: string): Promise<{ signedIn: boolean }> {
    await sessions.begin(call.tx, call)
    await writeDeskLog(call.tx, toModeration(call, { reason }), { action: 'desk.sign-in' })
    return { signedIn: true }
  }

  mount(access.status, async ({ db, player, request: { operator } }) => ({
    username: player.username,
    role: operator.role,
    hasPasskey: (await listPasskeys(db, player.id)).length > 0,
    signedIn: operator.isSignedIn,
  }))
  mount(access.startRegistration, async (call) => {
    await requireInvitation(call, call.input.invitation)
    return { options: await startRegistration(toCall(call)) }
  })
  mount(access.register, async (call) => {
    await requireInvitation(call, call.input.invitation)
    await registerPasskey(toCall(call), call.input.response)
    const recoveryCodes = Array.from({ length: RECOVERY_CODES }, createCode)
    await saveRecoveryCodes(call.tx, call.player.id, recoveryCodes)
    await clearInvitation(call.tx, call.player.id)
    await signIn(call, 'registered a passkey')
    return { recoveryCodes }
  })
  mount(access.startSignIn, async (call) => ({ options: await startSignIn(toCall(call)) }))
  mount(access.signIn, async (call) => {
    await checkPasskey(toCall(call), call.input.response)
    return signIn(call, 'signed in with a passkey')
  })
  mount(access.useRecoveryCode, async (call) => {
    if (!(await takeRecoveryCode(call.tx, call.player.id, call.input.code))) throw new Refusal('RECOVERY_CODE_INVALID')
    return signIn(call, 'signed in with a recovery code')
  })
  mount(access.signOut, async (call) => {
    await sessions.end(call.tx, call)
    return { signedIn: false }
  })
  mount(log.list, async ({ db, input }) => {
    const rows = await listDeskLog(db, input, PAGE + 1)
    const names = await findUsernames(
      db,
      rows.flatMap(({ operator }) => operator ?? []),
    )
    const entries = rows.slice(0, PAGE).map(({ at, operator, details, ...entry }) => ({
      ...entry,
      at: at.getTime(),
      operator: operator === null ? null : (names.get(operator) ?? operator),
      details: JSON.stringify(details),
    }))
    return { entries, hasMore: rows.length > PAGE }
  })
}

/** Refuses an invitation that is wrong, used or expired. */
async function requireInvitation({ tx, player, at }: Write, invitation: string): Promise<void> {
  const account = await findDeskAccount(tx, player.id)
  const isValid =
    account?.invitation_hash?.equals(hashCode(invitation)) &&
    account.invitation_expires_at !== null &&
    account.invitation_expires_at > at
  if (!isValid) throw new Refusal('INVITATION_INVALID')
}

/** Without a public origin, the address of the request is used, for example of a server on this machine. */
function getSite({ protocol, host }: FastifyRequest, publicOrigin: string | undefined): Site {
  const { origin, hostname } = new URL(publicOrigin ?? `${protocol}://${host}`)
  return { origin, hostname }
}
