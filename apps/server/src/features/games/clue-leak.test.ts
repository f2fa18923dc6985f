import { afterAll, expect, test } from 'vitest'
import { characterSecretsOf, titlesOf, told, walk } from '../../../test/everything-read.ts'
import { leaksIn } from '../../../test/leaks.ts'
import { answerIdOf, guessWord, pick, wrongOnes, wrongWord } from '../../../test/puzzles.ts'
import { startWorld } from '../../../test/world.ts'

const world = await startWorld()
afterAll(() => world[Symbol.asyncDispose]())

test.each(['silhouette', 'eyes', 'name'] as const)(
  'the series of %s is named from the third wrong guess on, and the character is not',
  async (game) => {
    const player = await world.player()
    const answer = await answerIdOf(world, player, game)
    const { series = '' } = world.pack.characterById.get(answer) ?? {}
    const wrong = game === 'name' ? ['Q', 'X', 'W', 'J', 'Z'] : (await wrongOnes(world, player, game)).slice(0, 5)
    const fail = async (guess: string) =>
      game === 'name' ? guessWord(player, await wrongWord(player, guess)) : pick(player, game, guess)
    for (const guess of wrong.slice(0, 2)) await fail(guess)
    await walk(player)
    expect(
      await leaksIn(told(player), [...titlesOf(world.pack, series), ...characterSecretsOf(world.pack, answer)]),
    ).toEqual([])
    for (const guess of wrong.slice(2)) await fail(guess)
    await walk(player)
    expect(await leaksIn(told(player), titlesOf(world.pack, series))).not.toEqual([])
    expect(await leaksIn(told(player), characterSecretsOf(world.pack, answer))).toEqual([])
  },
)
