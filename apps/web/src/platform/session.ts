import { accounts, type User } from '@otogi/contract/accounts'
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { navigate } from 'wouter/use-browser-location'
import { clearPlayer, readPlayerId, readUser, writeUser } from './browser-storage.ts'
import { call, onSessionEnd } from './call.ts'
import { queryClient } from './query-client.ts'

const USER_KEY = ['accounts', 'find'] as const

const userQuery = queryOptions({
  queryKey: USER_KEY,
  queryFn: async ({ signal }) => {
    const user = await call(accounts.find, { id: storedPlayerId() ?? '' }, { signal })
    writeUser(user)
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
  return readPlayerId()
}

/** Keeps the player that the server answered with, in this browser and for every part that shows the player. */
export function signedIn(user: User): void {
  writeUser(user)
  queryClient.setQueryData(USER_KEY, user)
}

/** Forgets the player and everything that was loaded for them. */
export function forget(): void {
  clearPlayer()
  queryClient.clear()
}

/** A session that the server no longer knows leads back to the entry. */
export function watchSessionEnd(): void {
  onSessionEnd(() => {
    forget()
    navigate('/', { replace: true })
  })
}
