import { GAMES } from '@otogi/rules/games/games'
import { expect, test } from 'vitest'
import { createChallenge, guessChallenge } from '../../../../test/challenges.ts'
import {
  addDescriptionUrls,
  callPublicEndpoints,
  listReplies,
  listSecretsByCharacterId,
  listTitleSecrets,
} from '../../../../test/everything-read.ts'
import { findLeaks } from '../../../../test/leaks.ts'
import { guessWord, listWrongGuesses, readAnswerId, winGame } from '../../../../test/puzzles.ts'
import { startTestServer } from '../../../../test/test-server.ts'

test.each(GAMES)('nothing names the answer to a friend who plays the challenge of %s', async (game) => {
  await using other = await startTestServer()
  const sharer = await other.player('Sharer1')
  const answer = await readAnswerId(other, sharer, game)
  const isName = game === 'name'
  const word = isName ? other.games.answers.word(answer) : ''
  const misses = isName
    ? ['Q', 'X', 'W', 'J', 'Z'].map((letter) => letter.repeat(word.length))
    : await listWrongGuesses(other, sharer, game)
  if (isName) await guessWord(sharer, word)
  else await winGame(other, sharer, game)
  const token = await createChallenge(sharer, game)
  other.setNow('2026-11-19T11:00:00Z')
  const friends = [other.visitor(), await other.player()]
  for (const friend of friends) {
    for (const miss of misses) await guessChallenge(friend, token, miss)
    await friend.get(`/challenges/${token}`)
    await callPublicEndpoints(friend)
    const shown = listReplies(friend).flatMap(({ text }) => text.match(/\/media\/\w\/[\w.-]+/g) ?? [])
    for (const address of new Set(addDescriptionUrls(shown))) await friend.get(address)
    const secrets = other.pack.seriesById.has(answer)
      ? listTitleSecrets(other.pack, answer)
      : listSecretsByCharacterId(other.pack, answer)
    expect(await findLeaks(listReplies(friend), secrets)).toEqual([])
    await guessChallenge(friend, token, isName ? word : other.games.answers.get(game, answer).text)
    expect(await findLeaks(listReplies(friend), secrets)).not.toEqual([])
  }
})
