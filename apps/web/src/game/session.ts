import { accounts } from '@otogi/contract/routes'
import type { User } from '@otogi/contract/accounts'
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { navigate } from 'wouter/use-browser-location'
import {
  clearPlayer,
  isPlayerIdRemoved,
  onPlayerIdElsewhere,
  readPlayerId,
  readUser,
  writeUser,
} from './player-storage.ts'
import { call, ignorePendingCalls, onRefusal, setOwner } from '../platform/call.ts'
import { invalidate, setCached, queryClient } from '../platform/query-client.ts'

/** Whom this page shows: what it asks for stays in that player's name, whoever signs in in another tab meanwhile. */
let playerId = readPlayerId()
let hasEnded = false

setOwner(storedPlayerId)

const USER_KEY = ['accounts', 'find'] as const

const userQuery = queryOptions({
  queryKey: USER_KEY,
  queryFn: async ({ signal }) => {
    const user = await call(accounts.find, {}, { signal })
    storeUser(user)
    return user
  },
  // The stored user paints at once and counts as outdated, so that the server is asked all the same.
  initialData: readUser,
  initialDataUpdatedAt: 0,
})

/** The signed-in player; suspends while nothing is known yet. */
export function useUser(): User {
  return useSuspenseQuery(userQuery).data
}

export function storedPlayerId(): string | null {
  return playerId
}

/** Keeps the player that the server answered with, in this browser and for every part that shows the player. */
export function setUser(user: User): void {
  storeUser(user)
  playerId = user.id
  setCached(USER_KEY, user)
}

/** Shows at once what a win brought to the signed-in player, and asks for the rest. */
export function setLevel(level: Pick<User, 'level' | 'experience' | 'experienceNeeded'>): void {
  queryClient.setQueryData<User>(USER_KEY, (user) => user && { ...user, ...level })
  void invalidate(USER_KEY)
}

/** Forgets the player and everything that was loaded for them. */
export function clearSession(): void {
  ignorePendingCalls()
  clearPlayer()
  playerId = null
  queryClient.clear()
}

/** The id of the signed-in player, for what needs it stored. Without a stored id the session here ends. */
export function requirePlayerId(): string | undefined {
  if (playerId !== null && !isPlayerIdRemoved()) return playerId
  endSession()
  return undefined
}

/** A session that the server no longer knows leads back to the entry. */
export function watchSessionEnd(): void {
  onRefusal('SESSION_REQUIRED', () => {
    endSession()
    return false
  })
}

function endSession(): void {
  // Of several calls under way each is refused.
  hasEnded ||= playerId !== null
  clearSession()
  navigate('/', { replace: true })
}

/** A stored id that is not the session's gives way to the session's player. */
export function watchForeignId(): void {
  let isLeaving = false
  onRefusal('NOT_YOURS', () => {
    if (isLeaving) return true
    isLeaving = true
    ignorePendingCalls()
    clearPlayer()
    void call(accounts.find, {}, { owner: null })
      .then(writeUser)
      // To the entry, not to this page: what was ordered on it was another player's order.
      .finally(() => location.replace('/'))
    return true
  })
}

/** Whether the server has ended the session, and nobody has been told yet. */
export function takeSessionEnd(): boolean {
  const untold = hasEnded
  hasEnded = false
  return untold
}

/** Another tab may sign this player out, or somebody else in: this page then begins anew, for whoever it is. */
export function watchOtherTabs(): void {
  const check = (stored: string | null) => {
    if (playerId !== null && stored !== playerId) location.reload()
  }
  onPlayerIdElsewhere(check)
  // A page that the browser kept for going back has heard nothing meanwhile.
  addEventListener('pageshow', () => check(readPlayerId()))
}

/** An answer that comes late does not undo what another tab has done meanwhile. */
function storeUser(user: User): void {
  if (playerId === null || readPlayerId() === playerId) writeUser(user)
}
