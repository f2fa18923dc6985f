import { expect, test } from 'vitest'
import { takingTurns } from './turns.ts'

const unavailable = expect.objectContaining({ code: 'UNAVAILABLE' }) as unknown

test('work is done one after another, in the order in which it came, whatever becomes of it', async () => {
  const inTurn = takingTurns(5)
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
  const inTurn = takingTurns(2)
  const first = Promise.withResolvers<void>()
  const [a, b, c] = [inTurn(() => first.promise), inTurn(() => Promise.resolve()), inTurn(() => Promise.resolve())]
  await expect(inTurn(() => Promise.resolve())).rejects.toEqual(unavailable)
  first.resolve()
  await Promise.all([a, b, c])
  await expect(inTurn(() => Promise.resolve('done'))).resolves.toBe('done')
})
