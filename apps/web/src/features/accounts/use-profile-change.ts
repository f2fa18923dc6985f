import { accounts } from '@otogi/contract/routes'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import { setUser } from '../../game/session.ts'

type Change = { picture: string } | { username: string }

/** As long as the server waits: a large picture can take this long on a slow connection. */
const PATIENCE_MS = 120_000

/** The wire format requires this value; the server ignores it. */
const SOUND = 60

/** Changes the picture or the username; empty fields stay unchanged. */
export function useProfileChange() {
  return useMutation({
    mutationFn: (change: Change) =>
      call(accounts.update, { picture: '', username: '', sound: SOUND, ...change }, { timeoutMs: PATIENCE_MS }),
    onSuccess: setUser,
  })
}
