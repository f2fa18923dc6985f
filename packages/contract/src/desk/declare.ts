import * as z from 'zod/mini'
import type { Endpoint } from '../endpoint.ts'

/** The roles of operators. Moderators manage players, editors manage content, and owners may do everything. */
export const DESK_ROLES = ['owner', 'moderator', 'editor'] as const
export type DeskRole = (typeof DESK_ROLES)[number]
export const Role = z.enum(DESK_ROLES)

/** An endpoint of the operator's desk. For players without a role and signed-out visitors, it returns NOT_FOUND. */
export type DeskEndpoint = Endpoint & {
  readonly who: 'desk'
  readonly roles: readonly DeskRole[]
  /** Whether the call requires a desk session, which starts with a passkey or a recovery code. */
  readonly needsPasskey: boolean
}

/** The operator's reason for an action, which is required for every action and written to the log. */
export const Reason = z.string().check(z.trim(), z.minLength(3), z.maxLength(500))

type DeskDeclaration = { readonly roles?: readonly DeskRole[]; readonly needsPasskey?: boolean }

/** For calls about players and their trades. */
export const MODERATORS: DeskDeclaration = { roles: ['owner', 'moderator'] }
/** For calls about the game's puzzles and texts. */
export const EDITORS: DeskDeclaration = { roles: ['owner', 'editor'] }

/** Declares a call of the desk. By default, it requires a desk session and every role may make it. */
export function declareDeskEndpoint<E extends Endpoint>(
  endpoint: E,
  { roles = DESK_ROLES, needsPasskey = true }: DeskDeclaration = {},
): Omit<E, 'who'> & Omit<DeskEndpoint, keyof Endpoint> & { readonly who: 'desk' } {
  return { ...endpoint, who: 'desk', roles, needsPasskey }
}
