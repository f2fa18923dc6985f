import { setImmediate } from 'node:timers/promises'
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, it } from 'vitest'
import { keepAnswer, queryClient } from './query-client.ts'

const KEY = ['wallet', 'find']

afterEach(() => queryClient.clear())

it('does not let an answer from before a change, still under way, undo the change', async () => {
  queryClient.setQueryData(KEY, { gachas: 100 })
  const late = Promise.withResolvers<{ gachas: number }>()
  const shown = new QueryObserver(queryClient, { queryKey: KEY, queryFn: () => late.promise })
  const leave = shown.subscribe(() => {})
  const asked = shown.refetch()
  keepAnswer(KEY, { gachas: 110 })
  late.resolve({ gachas: 100 })
  await asked
  expect(shown.getCurrentResult()).toMatchObject({ data: { gachas: 110 }, fetchStatus: 'idle' })
  leave()
})

it('keeps an answer that comes before the first one that was asked for', async () => {
  const late = Promise.withResolvers<{ gachas: number }>()
  const shown = new QueryObserver(queryClient, { queryKey: KEY, queryFn: () => late.promise })
  const leave = shown.subscribe(() => {})
  keepAnswer(KEY, { gachas: 110 })
  late.resolve({ gachas: 100 })
  await setImmediate()
  expect(shown.getCurrentResult()).toMatchObject({ data: { gachas: 110 }, status: 'success' })
  leave()
})
