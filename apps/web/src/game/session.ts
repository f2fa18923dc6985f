import { accounts } from '@otogi/contract/routes'
import type { User } from '@otogi/contract/accounts'
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { navigate } from 'wouter/use-browser-location'
import { storeReturnUrl } from './return-url.ts'
import { clearPlayer, isPlayerIdRemoved, watchPlayerId, readPlayerId, readUser, writeUser } from './player-storage.ts'
import { call, ignorePendingCalls, handleRefusal, setPlayerIdReader } from '../platform/call.ts'
import { invalidate, setCached, queryClient } from '../platform/query-client.ts'

/** The player for whom this page was loaded. A sign-in from another tab does not change it. */
let playerId = readPlayerId()
let hasEnded = false

setPlayerIdReader(readStoredPlayerId)

const USER_KEY = ['accounts', 'find'] as const

const userQuery = queryOptions({
  queryKey: USER_KEY,
  queryFn: async ({ signal }) => {
    const user = await call(accounts.find, {}, { signal })
    storeUser(user)
    return user
  },
  // The stored user is shown immediately but counts as outdated, so that React Query also fetches it.
  initialData: readUser,
  initialDataUpdatedAt: 0,
})

/** Returns the signed-in player. Suspends the component until the player has loaded. */
export function useUser(): User {
  return useSuspenseQuery(userQuery).data
}

export function readStoredPlayerId(): string | null {
  return playerId
}

/** Stores the player from a reply, in the browser and in the query cache. */
export function setUser(user: User): void {
  storeUser(user)
  playerId = user.id
  setCached(USER_KEY, user)
}

/** Shows the new experience after a win immediately, then refetches the player. */
export function setLevel(level: Pick<User, 'level' | 'experience' | 'experienceNeeded'>): void {
  queryClient.setQueryData<User>(USER_KEY, (user) => user && { ...user, ...level })
  void invalidate(USER_KEY)
}

/** Removes the player and everything loaded for them. */
export function clearSession(): void {
  ignorePendingCalls()
  clearPlayer()
  playerId = null
  queryClient.clear()
}

/** Returns the stored id of the signed-in player. If the id was removed, ends the session in this browser. */
export function getPlayerIdOrEndSession(): string | undefined {
  if (playerId !== null && !isPlayerIdRemoved()) return playerId
  endSession()
  return undefined
}

/** Opens the entry page when a call fails because the session has ended. */
export function watchSessionEnd(): void {
  handleRefusal('SESSION_REQUIRED', () => {
    endSession()
    return false
  })
}

/** Opens the page for suspended players when a call fails because the account is suspended. */
export function watchSuspension(): void {
  handleRefusal('SUSPENDED', () => {
    navigate('/suspended', { replace: true })
    return true
  })
}

function endSession(): void {
  // Several pending calls may fail. The first failure clears the id.
  hasEnded ||= playerId !== null
  storeReturnUrl()
  clearSession()
  navigate('/', { replace: true })
}

/** Handles a stored id that is not the id of the session's player: replaces it and opens the home page. */
export function watchPlayerIdMismatch(): void {
  let isLeaving = false
  handleRefusal('NOT_YOURS', () => {
    if (isLeaving) return true
    isLeaving = true
    ignorePendingCalls()
    clearPlayer()
    void call(accounts.find, {}, { owner: null })
      .then(writeUser)
      // Opens the home page, because the current page may show another player's order.
      .finally(() => location.replace('/'))
    return true
  })
}

/** Whether the server has ended the session. Returns true only once, so that the message appears once. */
export function consumeSessionEnd(): boolean {
  const wasEnded = hasEnded
  hasEnded = false
  return wasEnded
}

/** Reloads the page when another tab signs this player out or signs in a different player. */
export function watchOtherTabs(): void {
  const check = (stored: string | null) => {
    if (playerId !== null && stored !== playerId) location.reload()
  }
  watchPlayerId(check)
  // A page restored from the back/forward cache has missed storage events.
  addEventListener('pageshow', () => check(readPlayerId()))
}

/** Stores the player, unless another tab has changed the stored id in the meantime. */
function storeUser(user: User): void {
  if (playerId === null || readPlayerId() === playerId) writeUser(user)
}
