import * as z from 'zod/mini'
import type { Endpoint } from '../endpoint.ts'

/** Roles of operators: moderators handle players, editors handle content, and owners may do everything. */
export const DESK_ROLES = ['owner', 'moderator', 'editor'] as const
export type DeskRole = (typeof DESK_ROLES)[number]
export const Role = z.enum(DESK_ROLES)

/** An endpoint of the operator's desk. Players and signed-out visitors get NOT_FOUND. */
export type DeskEndpoint = Endpoint & {
  readonly who: 'desk'
  readonly roles: readonly DeskRole[]
  /** Whether the call needs a desk session, which starts with a passkey or a recovery code. */
  readonly needsPasskey: boolean
}

/** Why an operator does something. Every action has a reason, which is written to the log. */
export const Reason = z.string().check(z.trim(), z.minLength(3), z.maxLength(500))

type DeskDeclaration = { readonly roles?: readonly DeskRole[]; readonly needsPasskey?: boolean }

/** Calls about players and their trades. */
export const MODERATORS: DeskDeclaration = { roles: ['owner', 'moderator'] }
/** Calls about the game's puzzles and texts. */
export const EDITORS: DeskDeclaration = { roles: ['owner', 'editor'] }

/** By default, every role may make a call, with a desk session. */
export function declareDeskEndpoint<E extends Endpoint>(
  endpoint: E,
  { roles = DESK_ROLES, needsPasskey = true }: DeskDeclaration = {},
): Omit<E, 'who'> & Omit<DeskEndpoint, keyof Endpoint> & { readonly who: 'desk' } {
  return { ...endpoint, who: 'desk', roles, needsPasskey }
}
