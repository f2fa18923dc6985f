import { api } from '@otogi/contract/api'
import { afterAll, expect, test } from 'vitest'
import { requireCleanAudit } from '../../../test/books.ts'
import { readAnswer, fetchPuzzle, listWrongGuesses } from '../../../test/puzzles.ts'
import { startTestServer } from '../../../test/test-server.ts'

const server = await startTestServer()
afterAll(() => server[Symbol.asyncDispose]())

const CROWD = 1000

test('of a thousand concurrent guesses, the correct one wins and each wrong one before it counts once', async () => {
  const [ana, decoy] = [await server.player(), await server.player()]
  const wrong = (await listWrongGuesses(server, ana, 'silhouette')).filter((text) => !text.startsWith('Moon'))
  const { _id: puzzleId } = await fetchPuzzle(ana, 'silhouette')
  const { text: right } = await readAnswer(server, ana, 'silhouette')
  const guesses = Array.from({ length: CROWD }, (_, turn) => (turn === 11 ? right : wrong[turn % wrong.length]))
  const answers = await Promise.all(
    guesses.map((guess) => ana.send(api.games.guess, { userid: ana.id, game: 'silueta', mode: 0, puzzleId, guess })),
  )
  const judged = answers.filter(({ status }) => status === 200).map(({ body }) => (body as { right: boolean }).right)
  const refused = answers
    .filter(({ status }) => status !== 200)
    .map(({ status, body }) => `${status} ${(body as { code: string }).code}`)

  expect(judged.filter((isRight) => isRight)).toHaveLength(1)
  expect([...new Set(refused)].sort()).toEqual(
    ['409 ALREADY_GUESSED', '409 GAME_FINISHED'].filter((one) => refused.includes(one)),
  )
  expect(judged.length + refused.length).toBe(CROWD)
  const { tries, wrongGuesses, finished, reward } = await fetchPuzzle(ana, 'silhouette')
  expect([finished, tries]).toEqual([true, judged.length - 1])
  expect(new Set(wrongGuesses).size).toBe(tries)
  expect(reward).toBe(Math.max(25, 50 - 5 * tries))
  expect(await ana.call(api.accounts.find)).toMatchObject({ profileLevel: 1, profileExp: 40 })
  expect(await ana.call(api.quests.find)).toMatchObject({ statusQuestSilueta: 1, statusQuestAllGames: 1 })

  const claims = await Promise.all(
    Array.from({ length: 100 }, () => ana.send(api.games.claim, { userid: ana.id, game: 'silueta', mode: 0 })),
  )
  expect(claims.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await ana.call(api.wallet.find)).toMatchObject({ gachas: 100 + reward })
  expect(await fetchPuzzle(decoy, 'silhouette')).toMatchObject({ tries: 0, finished: false })
  await requireCleanAudit(server)
}, 120_000)

test('of a hundred concurrent resets five succeed', async () => {
  const ana = await server.player()
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => ana.send(api.games.reset, { userid: ana.id, game: 'eye', mode: 0, resets: 99 })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(95)
  expect(await fetchPuzzle(ana, 'eyes')).toMatchObject({ resets: 0, tries: 0 })
})
