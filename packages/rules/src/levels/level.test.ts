import fc from 'fast-check'
import { expect, test } from 'vitest'
import { WIN_EXPERIENCE } from '../rewards/rewards.ts'
import { computeExperienceNeeded, FIRST_LEVEL, addExperienceToLevel } from './level.ts'

test('three wins reach level 2 with 20 left over', () => {
  const twoWins = addExperienceToLevel(addExperienceToLevel(FIRST_LEVEL, WIN_EXPERIENCE), WIN_EXPERIENCE)
  expect(twoWins).toEqual({ level: 1, experience: 80, needed: 100 })
  expect(addExperienceToLevel(twoWins, WIN_EXPERIENCE)).toEqual({ level: 2, experience: 20, needed: 110 })
})

test.each([
  [0, { level: 1, experience: 0, needed: 100 }],
  [99, { level: 1, experience: 99, needed: 100 }],
  [100, { level: 2, experience: 0, needed: 110 }],
  [209, { level: 2, experience: 109, needed: 110 }],
  [210, { level: 3, experience: 0, needed: 120 }],
  [460, { level: 5, experience: 0, needed: 140 }],
])('a new player with %i experience', (amount, level) => {
  expect(addExperienceToLevel(FIRST_LEVEL, amount)).toEqual(level)
})

test('adding experience in two steps gives the same level as in one', () => {
  const amount = fc.integer({ min: 0, max: 20_000 })
  fc.assert(
    fc.property(amount, amount, (a, b) => {
      const reached = addExperienceToLevel(addExperienceToLevel(FIRST_LEVEL, a), b)
      expect(reached).toEqual(addExperienceToLevel(FIRST_LEVEL, a + b))
      expect(reached.needed).toBe(computeExperienceNeeded(reached.level))
      let spent = reached.experience
      for (let level = 1; level < reached.level; level++) spent += computeExperienceNeeded(level)
      expect(spent).toBe(a + b)
    }),
  )
})
