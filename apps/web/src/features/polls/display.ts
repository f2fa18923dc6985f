import { endOfDay, fromWireDate } from '@otogi/rules/calendar/madrid-day'
import { mapLanguages, type Text } from '@otogi/rules/languages/languages'
import { toPercentages, findWinner } from '@otogi/rules/poll/poll'
import type { Poll } from './use-poll.ts'

export type Choice = { readonly option: 1 | 2; readonly name: Text; readonly share: number }

/** A poll as the panel shows it. */
export type Display = {
  readonly state: 'open' | 'voted' | 'finished'
  readonly choices: readonly [Choice, Choice]
  readonly winner: Choice
  /** The instants at which voting began and ends; absent where no day is set for its end. */
  readonly beganAt: number | undefined
  readonly endsAt: number | undefined
}

/** The result of a finished poll is for all to see, whether they voted or not. */
export function displayOf(poll: Poll, playerId: string | null): Display {
  const votes = [poll.votes[0] ?? 0, poll.votes[1] ?? 0] as const
  const [firstShare, secondShare] = toPercentages(votes)
  const first = { option: 1, name: nameOf(poll, 0), share: firstShare } as const
  const second = { option: 2, name: nameOf(poll, 1), share: secondShare } as const
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

function nameOf({ name, names }: Poll, index: 0 | 1): Text {
  const plain = name[index] ?? ''
  return names[index] ?? mapLanguages(() => plain)
}
