import { afterAll, expect, test } from 'vitest'
import {
  listSecretsByCharacterId,
  listTitleSecrets,
  listReplies,
  readEverything,
} from '../../../test/everything-read.ts'
import { findLeaks } from '../../../test/leaks.ts'
import { readAnswerId, guessWord, guessFromList, listWrongGuesses, createWrongWord } from '../../../test/puzzles.ts'
import { startTestServer } from '../../../test/test-server.ts'

const server = await startTestServer()
afterAll(() => server[Symbol.asyncDispose]())

test.each(['silhouette', 'eyes', 'name'] as const)(
  'from the third wrong guess, %s names the series but not the character',
  async (game) => {
    const player = await server.player()
    const answer = await readAnswerId(server, player, game)
    const { series = '' } = server.pack.characterById.get(answer) ?? {}
    const wrong =
      game === 'name' ? ['Q', 'X', 'W', 'J', 'Z'] : (await listWrongGuesses(server, player, game)).slice(0, 5)
    const fail = async (guess: string) =>
      game === 'name' ? guessWord(player, await createWrongWord(player, guess)) : guessFromList(player, game, guess)
    for (const guess of wrong.slice(0, 2)) await fail(guess)
    await readEverything(player)
    expect(
      await findLeaks(listReplies(player), [
        ...listTitleSecrets(server.pack, series),
        ...listSecretsByCharacterId(server.pack, answer),
      ]),
    ).toEqual([])
    for (const guess of wrong.slice(2)) await fail(guess)
    await readEverything(player)
    expect(await findLeaks(listReplies(player), listTitleSecrets(server.pack, series))).not.toEqual([])
    expect(await findLeaks(listReplies(player), listSecretsByCharacterId(server.pack, answer))).toEqual([])
  },
)
