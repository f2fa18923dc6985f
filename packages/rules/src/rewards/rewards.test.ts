import { expect, test } from 'vitest'
import { GAMES } from '../games/games.ts'
import { computeGameReward } from './rewards.ts'

test.each([
  [0, 50],
  [1, 45],
  [4, 30],
  [5, 25],
  [6, 25],
  [100, 25],
])('%i failed tries pay %i gachas in every game but the name game, which always pays 50', (tries, reward) => {
  for (const game of GAMES) expect(computeGameReward(game, tries)).toBe(game === 'name' ? 50 : reward)
})
