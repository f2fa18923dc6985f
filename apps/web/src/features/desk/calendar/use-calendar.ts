import { announcements, banner, calendar, polls } from '@otogi/contract/desk/routes'
import type { InputOf, ReplyOf } from '@otogi/contract/endpoint'
import type { Game } from '@otogi/rules/games/games'
import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../../platform/call.ts'
import { invalidate } from '../../../platform/query-client.ts'

export type CalendarDay = ReplyOf<typeof calendar.list>['days'][number]
export type RevealedPuzzle = ReplyOf<typeof calendar.reveal>[number]
export type Announcement = ReplyOf<typeof announcements.list>[number]

const CALENDAR = ['desk', 'calendar'] as const
const ANNOUNCEMENTS = ['desk', 'announcements'] as const
export const BANNER = ['desk', 'banner'] as const
export const POLLS = ['desk', 'polls'] as const

/** The month of a day, or the current month. */
export function useMonth(day: string | undefined) {
  return useQuery({
    queryKey: [...CALENDAR, day],
    queryFn: ({ signal }) => call(calendar.list, day === undefined ? {} : { day }, { signal }),
  })
}

/** Shows a day's answers. The log records who viewed them. */
export function useReveal(day: string) {
  return useMutation({ mutationFn: (reason: string) => call(calendar.reveal, { day, reason }) })
}

/** All possible answers of a game. */
export function useAnswers(game: Game) {
  return useQuery({
    queryKey: ['desk', 'answers', game],
    queryFn: ({ signal }) => call(calendar.answers, { game }, { signal }),
    staleTime: Infinity,
  })
}

type Change = InputOf<typeof calendar.replace> & { readonly answer: string | undefined }

/** Chooses a puzzle's answer, or replaces it at random if no answer is passed. */
export function usePuzzleChange(onChanged: (reason: string) => void) {
  return useMutation({
    mutationFn: ({ answer, ...change }: Change) =>
      answer === undefined ? call(calendar.replace, change) : call(calendar.pin, { ...change, answer }),
    onSuccess: (_, { reason }) => {
      void invalidate(CALENDAR)
      onChanged(reason)
    },
  })
}

/** Current and upcoming announcements, soonest first. */
export function useAnnouncements() {
  return useQuery({
    queryKey: ANNOUNCEMENTS,
    queryFn: ({ signal }) => call(announcements.list, {}, { signal }),
  })
}

/** The special banner and its planned changes. */
export function useBanner() {
  return useQuery({ queryKey: BANNER, queryFn: ({ signal }) => call(banner.find, {}, { signal }) })
}

/** The last poll and the planned ones. */
export function usePolls() {
  return useQuery({ queryKey: POLLS, queryFn: ({ signal }) => call(polls.find, {}, { signal }) })
}

export function useCreateAnnouncement(onSuccess: () => void) {
  return useMutation({
    mutationFn: (announcement: InputOf<typeof announcements.create>) => call(announcements.create, announcement),
    onSuccess: () => {
      void invalidate(ANNOUNCEMENTS)
      onSuccess()
    },
  })
}

export function useEndAnnouncement(onSuccess: () => void) {
  return useMutation({
    mutationFn: (end: InputOf<typeof announcements.end>) => call(announcements.end, end),
    onSuccess: () => {
      void invalidate(ANNOUNCEMENTS)
      onSuccess()
    },
  })
}
