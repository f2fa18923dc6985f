import { accounts } from '@otogi/contract/routes'
import type { User } from '@otogi/contract/accounts'
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { navigate } from 'wouter/use-browser-location'
import { rememberAskedAddress } from './asked-address.ts'
import {
  clearPlayer,
  isPlayerIdRemoved,
  onPlayerIdElsewhere,
  readPlayerId,
  readUser,
  writeUser,
} from './player-storage.ts'
import { call, ignorePendingCalls, handleRefusal, setOwner } from '../platform/call.ts'
import { invalidate, setCached, queryClient } from '../platform/query-client.ts'

/** The player of this page, even when somebody else signs in in another tab. */
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
  // The stored user is shown at once but counts as outdated, so that it is fetched, too.
  initialData: readUser,
  initialDataUpdatedAt: 0,
})

/** The signed-in player; suspends until it is loaded. */
export function useUser(): User {
  return useSuspenseQuery(userQuery).data
}

export function storedPlayerId(): string | null {
  return playerId
}

/** Stores the player from a reply, in the browser and for all components. */
export function setUser(user: User): void {
  storeUser(user)
  playerId = user.id
  setCached(USER_KEY, user)
}

/** Shows the experience of a win at once, then fetches the player again. */
export function setLevel(level: Pick<User, 'level' | 'experience' | 'experienceNeeded'>): void {
  queryClient.setQueryData<User>(USER_KEY, (user) => user && { ...user, ...level })
  void invalidate(USER_KEY)
}

/** Removes the player and everything that was loaded for them. */
export function clearSession(): void {
  ignorePendingCalls()
  clearPlayer()
  playerId = null
  queryClient.clear()
}

/** The stored id of the signed-in player; ends the session in this browser where it was removed. */
export function requirePlayerId(): string | undefined {
  if (playerId !== null && !isPlayerIdRemoved()) return playerId
  endSession()
  return undefined
}

/** Redirects to the sign-in page when the server no longer knows the session. */
export function watchSessionEnd(): void {
  handleRefusal('SESSION_REQUIRED', () => {
    endSession()
    return false
  })
}

function endSession(): void {
  // Several pending calls may fail; the first one has cleared the id.
  hasEnded ||= playerId !== null
  rememberAskedAddress()
  clearSession()
  navigate('/', { replace: true })
}

/** Replaces a stored id that does not belong to the session by the session's player. */
export function watchForeignId(): void {
  let isLeaving = false
  handleRefusal('NOT_YOURS', () => {
    if (isLeaving) return true
    isLeaving = true
    ignorePendingCalls()
    clearPlayer()
    void call(accounts.find, {}, { owner: null })
      .then(writeUser)
      // Not to this page, which may show another player's order.
      .finally(() => location.replace('/'))
    return true
  })
}

/** Whether the server has ended the session; true only once, for a message. */
export function consumeSessionEnd(): boolean {
  const wasEnded = hasEnded
  hasEnded = false
  return wasEnded
}

/** Reloads the page when another tab signs this player out or another one in. */
export function watchOtherTabs(): void {
  const check = (stored: string | null) => {
    if (playerId !== null && stored !== playerId) location.reload()
  }
  onPlayerIdElsewhere(check)
  // A page restored from the back/forward cache has missed the events.
  addEventListener('pageshow', () => check(readPlayerId()))
}

/** Stores the player, unless another tab has changed the stored id meanwhile. */
function storeUser(user: User): void {
  if (playerId === null || readPlayerId() === playerId) writeUser(user)
}
