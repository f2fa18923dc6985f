import { setImmediate } from 'node:timers/promises'
import { MutationObserver, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, it } from 'vitest'
import { invalidate, runSerially, setCached, queryClient } from './query-client.ts'

const KEY = ['wallet', 'find']

afterEach(() => queryClient.clear())

it('a pending reply from before a change does not undo the change', async () => {
  queryClient.setQueryData(KEY, { gachas: 100 })
  const late = Promise.withResolvers<{ gachas: number }>()
  const shown = new QueryObserver(queryClient, { queryKey: KEY, queryFn: () => late.promise })
  const leave = shown.subscribe(() => {})
  const asked = shown.refetch()
  setCached(KEY, { gachas: 110 })
  late.resolve({ gachas: 100 })
  await asked
  expect(shown.getCurrentResult()).toMatchObject({ data: { gachas: 110 }, fetchStatus: 'idle' })
  leave()
})

it('a cached reply is kept although the first read is still pending', async () => {
  const late = Promise.withResolvers<{ gachas: number }>()
  const shown = new QueryObserver(queryClient, { queryKey: KEY, queryFn: () => late.promise })
  const leave = shown.subscribe(() => {})
  setCached(KEY, { gachas: 110 })
  late.resolve({ gachas: 100 })
  await setImmediate()
  expect(shown.getCurrentResult()).toMatchObject({ data: { gachas: 110 }, status: 'success' })
  leave()
})

it('refetches after a change although the first read is still pending', async () => {
  const early = Promise.withResolvers<string>()
  const answers = [early.promise, Promise.resolve('after')]
  const shown = new QueryObserver(queryClient, { queryKey: KEY, queryFn: () => answers.shift() ?? 'too often' })
  const leave = shown.subscribe(() => {})
  const asked = invalidate(['wallet'])
  early.resolve('before')
  await asked
  await setImmediate()
  expect(shown.getCurrentResult()).toMatchObject({ data: 'after', status: 'success' })
  leave()
})

it('runs one change after another, so that the last reply is the latest state', async () => {
  const first = Promise.withResolvers<string>()
  const heard: string[] = []
  const made = runSerially(() => first.promise).then((answer) => heard.push(answer))
  const click = new MutationObserver(queryClient, { mutationFn: async () => 'second' })
  const clicked = click.mutate().then((answer) => heard.push(answer))
  await setImmediate()
  expect(heard).toEqual([])
  first.resolve('first')
  await Promise.all([made, clicked])
  expect(heard).toEqual(['first', 'second'])
})
