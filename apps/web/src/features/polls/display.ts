import { endOfDay, fromWireDate } from '@otogi/rules/calendar/madrid-day'
import { mapLanguages, type Text } from '@otogi/rules/languages/languages'
import { toPercentages, findWinner } from '@otogi/rules/poll/poll'
import type { Poll } from './use-poll.ts'

export type Choice = { readonly option: 1 | 2; readonly name: Text; readonly share: number }

/** A poll, prepared for the panel. */
export type PollDisplay = {
  readonly state: 'open' | 'voted' | 'finished'
  readonly choices: readonly [Choice, Choice]
  readonly winner: Choice
  /** When voting starts and ends; undefined if the poll has no end date. */
  readonly beganAt: number | undefined
  readonly endsAt: number | undefined
}

/** Converts a poll for the panel. Everyone sees the result of a finished poll, including players who did not vote. */
export function toPollDisplay(poll: Poll, playerId: string | null): PollDisplay {
  const votes = [poll.votes[0] ?? 0, poll.votes[1] ?? 0] as const
  const [firstShare, secondShare] = toPercentages(votes)
  const first = { option: 1, name: pickOptionName(poll, 0), share: firstShare } as const
  const second = { option: 2, name: pickOptionName(poll, 1), share: secondShare } as const
  const lastDay = poll.expiresOn === null ? undefined : fromWireDate(poll.expiresOn)
  const hasVoted = playerId !== null && poll.voterIds.includes(playerId)
  return {
    state: poll.finished ? 'finished' : hasVoted ? 'voted' : 'open',
    choices: [first, second],
    winner: findWinner(votes) === 1 ? first : second,
    beganAt: lastDay && poll.startedAt,
    endsAt: lastDay && endOfDay(lastDay),
  }
}

function pickOptionName({ name, names }: Poll, index: 0 | 1): Text {
  const plain = name[index] ?? ''
  return names[index] ?? mapLanguages(() => plain)
}
