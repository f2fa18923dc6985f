import { accounts } from '@otogi/contract/routes'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import { setUser } from '../../game/session.ts'

type Change = { picture: string } | { username: string }

/**
 * Timeout of the upload. The server uses the same timeout. Uploading a large picture over a slow connection can take
 * this long.
 */
const UPLOAD_TIMEOUT_MS = 120_000

/** The API requires this field, but the server ignores its value. */
const UNUSED_SOUND = 60

/** Changes the picture or the username; an empty field keeps its value on the server. */
export function useProfileChange() {
  return useMutation({
    mutationFn: (change: Change) =>
      call(
        accounts.update,
        { picture: '', username: '', sound: UNUSED_SOUND, ...change },
        { timeoutMs: UPLOAD_TIMEOUT_MS },
      ),
    onSuccess: setUser,
  })
}
