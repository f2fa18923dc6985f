import { afterAll, expect, test } from 'vitest'
import { listSecretsOfCharacter, listTitleSecrets, listHeard, readEverything } from '../../../test/everything-read.ts'
import { findLeaks } from '../../../test/leaks.ts'
import { readAnswerId, guessWord, pick, listWrongGuesses, createWrongWord } from '../../../test/puzzles.ts'
import { startWorld } from '../../../test/world.ts'

const world = await startWorld()
afterAll(() => world[Symbol.asyncDispose]())

test.each(['silhouette', 'eyes', 'name'] as const)(
  'the series of %s is named from the third wrong guess on, and the character is not',
  async (game) => {
    const player = await world.player()
    const answer = await readAnswerId(world, player, game)
    const { series = '' } = world.pack.characterById.get(answer) ?? {}
    const wrong =
      game === 'name' ? ['Q', 'X', 'W', 'J', 'Z'] : (await listWrongGuesses(world, player, game)).slice(0, 5)
    const fail = async (guess: string) =>
      game === 'name' ? guessWord(player, await createWrongWord(player, guess)) : pick(player, game, guess)
    for (const guess of wrong.slice(0, 2)) await fail(guess)
    await readEverything(player)
    expect(
      await findLeaks(listHeard(player), [
        ...listTitleSecrets(world.pack, series),
        ...listSecretsOfCharacter(world.pack, answer),
      ]),
    ).toEqual([])
    for (const guess of wrong.slice(2)) await fail(guess)
    await readEverything(player)
    expect(await findLeaks(listHeard(player), listTitleSecrets(world.pack, series))).not.toEqual([])
    expect(await findLeaks(listHeard(player), listSecretsOfCharacter(world.pack, answer))).toEqual([])
  },
)
