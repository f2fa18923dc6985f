import { polls } from '@otogi/contract/routes'
import type { ReplyOf } from '@otogi/contract/endpoint'
import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import { invalidate, setCached } from '../../platform/query-client.ts'
import { toRefusalTextOrDefault } from '../../platform/refusal-text.ts'
import { Refused } from '../../platform/refused.ts'
import { getPlayerIdOrEndSession } from '../../game/session.ts'
import { useTexts } from '../../platform/texts.ts'
import { clearToast, showToast } from '../../ui/toasts.tsx'

export type Poll = NonNullable<ReplyOf<typeof polls.find>>

const POLL_KEY = ['polls', 'find'] as const

const REFUSED = {
  POLL_VOTED: 'polls.alreadyVoted',
  POLL_NONE: 'polls.closed',
  ACCOUNT_TOO_YOUNG: 'polls.tooYoung',
} as const

/** The current poll; null if there is none. */
export function usePoll() {
  return useQuery({ queryKey: POLL_KEY, queryFn: ({ signal }) => call(polls.find, {}, { signal }) })
}

/** Sends the player's vote, unless the stored player id was removed. The reply replaces the cached poll. */
export function useVote() {
  const { t } = useTexts()
  const { mutate, isPending } = useMutation({
    mutationFn: (option: 1 | 2) => call(polls.vote, { option }),
    onSuccess: (poll) => {
      clearToast('polls/vote')
      setCached(POLL_KEY, poll)
    },
    onError: (error) => {
      const code = error instanceof Refused ? error.code : undefined
      showToast({
        text: t(hasRefusalText(code) ? REFUSED[code] : toRefusalTextOrDefault('polls.voteFailed', error)),
        kind: hasRefusalText(code) ? 'info' : 'bad',
        action: 'polls/vote',
      })
      void invalidate(POLL_KEY)
    },
  })
  const vote = (option: 1 | 2) => {
    if (getPlayerIdOrEndSession() !== undefined) mutate(option)
  }
  return { vote, isVoting: isPending }
}

function hasRefusalText(code: string | undefined): code is keyof typeof REFUSED {
  return code !== undefined && Object.hasOwn(REFUSED, code)
}
