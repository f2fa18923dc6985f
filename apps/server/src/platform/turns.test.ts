import { expect, onTestFinished, test, vi } from 'vitest'
import { takingTurns } from './turns.ts'

const unavailable = expect.objectContaining({ code: 'UNAVAILABLE' }) as unknown

test('work is done one after another, in the order in which it came, whatever becomes of it', async () => {
  const inTurn = takingTurns({ longestQueue: 5, longestWaitMs: Infinity })
  const seen: string[] = []
  const work = (name: string) =>
    inTurn(async () => {
      seen.push(`${name} begins`)
      await Promise.resolve()
      seen.push(`${name} ends`)
      if (name === 'b') throw new Error('b fails')
      return name
    })
  const outcomes = await Promise.allSettled(['a', 'b', 'c'].map(work))
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends'])
})

test('whoever would wait for too many is turned away, until a turn is over', async () => {
  const inTurn = takingTurns({ longestQueue: 2, longestWaitMs: Infinity })
  const first = Promise.withResolvers<void>()
  const [a, b, c] = [inTurn(() => first.promise), inTurn(() => Promise.resolve()), inTurn(() => Promise.resolve())]
  await expect(inTurn(() => Promise.resolve())).rejects.toEqual(unavailable)
  first.resolve()
  await Promise.all([a, b, c])
  await expect(inTurn(() => Promise.resolve('done'))).resolves.toBe('done')
})

test('whoever has waited too long when the turn comes is turned away, and the work is not done', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0)
  onTestFinished(() => now.mockRestore())
  const inTurn = takingTurns({ longestQueue: 9, longestWaitMs: 1000 })
  const [begun, first] = [Promise.withResolvers<void>(), Promise.withResolvers<string>()]
  const longWork = () => {
    begun.resolve()
    return first.promise
  }
  const work = vi.fn<() => Promise<string>>(() => Promise.resolve('done'))
  const turns = [inTurn(longWork), inTurn(work)]
  await begun.promise
  now.mockReturnValue(1001)
  first.resolve('done')
  const outcomes = await Promise.allSettled([...turns, inTurn(work)])
  expect(outcomes).toEqual([
    { status: 'fulfilled', value: 'done' },
    { status: 'rejected', reason: unavailable },
    { status: 'fulfilled', value: 'done' },
  ])
  expect(work).toHaveBeenCalledTimes(1)
})
