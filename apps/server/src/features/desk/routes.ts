import { desk } from '@otogi/contract/desk/desk'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../../platform/db/db.ts'
import type { CallOf, Mount } from '../../platform/http/mount.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { WriteContext } from '../../platform/http/run-locked.ts'
import { findUsernames } from '../players/index.ts'
import type { DeskSessions } from './admit.ts'
import { listDeskLog, writeDeskLog, type Moderation } from './log.ts'
import { checkPasskey, registerPasskey, startRegistration, startSignIn, type Site } from './passkeys.ts'
import {
  clearInvitation,
  consumeRecoveryCode,
  createCode,
  deleteChallenges,
  findDeskAccount,
  hashCode,
  listPasskeys,
  saveRecoveryCodes,
} from './store.ts'

const RECOVERY_CODES = 10
const PAGE = 50

type DeskDeps = {
  readonly db: Database
  readonly sessions: DeskSessions
  readonly publicOrigin: string | undefined
}
type SlowCall = Omit<CallOf<typeof desk.access.signIn>, 'input'>
type Write = WriteContext & { readonly request: FastifyRequest; readonly reply: FastifyReply }

/** The operator who made a call, and the stated reason. */
export function toModeration(
  { request, at }: Pick<Write, 'request' | 'at'>,
  { reason }: { readonly reason: string },
): Moderation {
  const { id, role } = request.operator
  return { actor: { id, role }, reason, at }
}

/** Mounts the desk's sign-in and log. Other features mount their own desk sections. */
export function mountDeskRoutes(mount: Mount, { db: database, sessions, publicOrigin }: DeskDeps): void {
  const { access } = desk
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
  mount(access.startRegistration, ({ input: { invitation }, ...slow }) =>
    trySignIn(database, slow, async (call) => {
      await requireInvitation(call, invitation)
      return { options: await startRegistration(toCall(call)) }
    }),
  )
  mount(access.register, ({ input: { invitation, response }, ...slow }) =>
    trySignIn(database, slow, async (call) => {
      await requireInvitation(call, invitation)
      await registerPasskey(toCall(call), response)
      const recoveryCodes = Array.from({ length: RECOVERY_CODES }, createCode)
      await saveRecoveryCodes(call.tx, call.player.id, recoveryCodes)
      await clearInvitation(call.tx, call.player.id)
      await signIn(call, 'registered a passkey')
      return { recoveryCodes }
    }),
  )
  mount(access.startSignIn, async (call) => ({ options: await startSignIn(toCall(call)) }))
  mount(access.signIn, ({ input: { response }, ...slow }) =>
    trySignIn(database, slow, async (call) => {
      await checkPasskey(toCall(call), response)
      return signIn(call, 'signed in with a passkey')
    }),
  )
  mount(access.useRecoveryCode, ({ input: { code }, ...slow }) =>
    trySignIn(database, slow, async (call) => {
      if (!(await consumeRecoveryCode(call.tx, call.player.id, code))) throw new Refusal('RECOVERY_CODE_INVALID')
      return signIn(call, 'signed in with a recovery code')
    }),
  )
  mount(access.signOut, async (call) => {
    await sessions.end(call.tx, call)
    return { signedIn: false }
  })
  mountLogRoute(mount)
}

/** Runs a sign-in. If it is refused, a separate transaction logs this and deletes the operator's challenges. */
async function trySignIn<T>(database: Database, slowCall: SlowCall, work: (call: Write) => Promise<T>): Promise<T> {
  const { write, at, request, reply } = slowCall
  try {
    return await write((context) => work({ ...context, request, reply }))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await database.transaction(async (tx) => {
      await deleteChallenges(tx, request.operator.id)
      const moderation = toModeration({ request, at }, { reason: error.code })
      await writeDeskLog(tx, moderation, { action: 'desk.refused' })
    })
    throw error
  }
}

function mountLogRoute(mount: Mount): void {
  mount(desk.log.list, async ({ db, input }) => {
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

/** Rejects an invitation that is wrong, used or expired. */
async function requireInvitation({ tx, player, at }: Write, invitation: string): Promise<void> {
  const account = await findDeskAccount(tx, player.id)
  const isValid =
    account?.invitation_hash?.equals(hashCode(invitation)) &&
    account.invitation_expires_at !== null &&
    account.invitation_expires_at > at
  if (!isValid) throw new Refusal('INVITATION_INVALID')
}

/** Without a public origin, e.g. on a local server, uses the request's address. */
function getSite({ protocol, host }: FastifyRequest, publicOrigin: string | undefined): Site {
  const { origin, hostname } = new URL(publicOrigin ?? `${protocol}://${host}`)
  return { origin, hostname }
}
