import { accounts } from '@otogi/contract/routes'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import { setUser } from '../../game/session.ts'

type Change = { picture: string } | { username: string }

/** The server waits as long for a large picture on a slow line. */
const PATIENCE_MS = 120_000

/** The specification's constant for a field that nobody reads. */
const SOUND = 60

/** Changes the picture or the username; what is not named stays as it is. */
export function useProfileChange() {
  return useMutation({
    mutationFn: (change: Change) =>
      call(accounts.update, { picture: '', username: '', sound: SOUND, ...change }, { timeoutMs: PATIENCE_MS }),
    onSuccess: setUser,
  })
}
