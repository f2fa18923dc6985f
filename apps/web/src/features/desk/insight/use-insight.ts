import { insight } from '@otogi/contract/desk/routes'
import type { ReplyOf } from '@otogi/contract/endpoint'
import type { INSIGHT_PERIODS } from '@otogi/rules/insight/insight'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../platform/call.ts'

export type Insight = ReplyOf<typeof insight.find>
export type Period = (typeof INSIGHT_PERIODS)[number]

/** The statistics of the last days. While another period loads, the previous one stays visible. */
export function useInsight(days: Period) {
  return useQuery({
    queryKey: ['desk', 'insight', days],
    queryFn: ({ signal }) => call(insight.find, { days }, { signal }),
    placeholderData: keepPreviousData,
  })
}
