import { api } from '@otogi/contract/api'
import { listSongNotes } from '@otogi/content/media/song-notes'
import { MODES } from '@otogi/rules/games/games'
import { afterAll, describe, expect, test } from 'vitest'
import {
  readAnswerId,
  readAnswer,
  openAllModes,
  guessFromList,
  listPuzzleIds,
  fetchPuzzle,
  winGame,
  listWrongGuesses,
} from '../../../test/puzzles.ts'
import { startTestServer } from '../../../test/test-server.ts'

const server = await startTestServer()
afterAll(() => server[Symbol.asyncDispose]())

const FIELDS = ['opening', 'opening_medium', 'opening_hard'] as const
const CLIP = expect.stringMatching(/^\/media\/p\/[\w-]{75,}\.mp4$/)

const createUnlockedPlayer = async () => {
  const player = await server.player()
  await openAllModes(server, player)
  return player
}

describe.each(MODES)('opening in mode %i', (mode) => {
  const field = FIELDS[mode]

  test('a new puzzle has only its clip', async () => {
    const ana = await createUnlockedPlayer()
    const puzzle = await fetchPuzzle(ana, 'opening', mode)
    expect(puzzle).toMatchObject({ game: 'opening', mode, stage: 0, tries: 0, reward: 50, clue: null, solution: null })
    for (const other of FIELDS) expect(puzzle[other]).toEqual(other === field ? [CLIP] : [])
    expect(puzzle.opening_solutions).toEqual([])
    expect((await ana.get(String(puzzle[field][0]))).status).toBe(200)
  })

  test('wrong guesses reduce the reward and show no clue, and the clip does not change', async () => {
    const ana = await createUnlockedPlayer()
    const { [field]: clip } = await fetchPuzzle(ana, 'opening', mode)
    const wrong = await listWrongGuesses(server, ana, 'opening', mode)
    for (const [index, guess] of wrong.entries()) {
      const { right, puzzle, ...games } = await guessFromList(ana, 'opening', guess, mode)
      expect([right, games.triesopening[mode]]).toEqual([false, index + 1])
      expect(puzzle).toMatchObject({ reward: Math.max(25, 45 - 5 * index), clue: null, solution: null, [field]: clip })
      expect(puzzle.wrongGuesses).toEqual(wrong.slice(0, index + 1))
    }
  })

  test('the right anime shows the song, plays the full tune and pays', async () => {
    const ana = await createUnlockedPlayer()
    const answer = await readAnswerId(server, ana, 'opening', mode)
    const { text, texts, anime } = await readAnswer(server, ana, 'opening', mode)
    const { right, puzzle, ...games } = await winGame(server, ana, 'opening', mode)
    expect([right, games.finishedOpening[mode], games.statusRewardOpening[mode]]).toEqual([true, true, 1])
    const video = answer === 'moon-harbor' ? 'abcdefghijk' : null
    const name = { en: `${text} tune`, es: `${text} tune es` }
    expect(puzzle).toMatchObject({ finished: true, anime_name: anime.en, opening_solutions: [name.en, video ?? ''] })
    expect(puzzle.solution).toMatchObject({ answer: text, answers: texts, song: { name, video, audio: CLIP } })
    const tune = server.pack.seriesById.get(answer)
    expect(puzzle.solution?.song?.score).toEqual(video === null && tune ? listSongNotes(tune) : null)
    expect(puzzle.solution?.song?.audio).not.toBe(puzzle[field][0])
    for (const address of [puzzle.solution?.song?.audio, puzzle.solution?.picture]) {
      expect((await ana.get(String(address))).status).toBe(200)
    }
    const [record, { gachas }] = await ana.call(api.games.claim, { game: 'opening', mode })
    expect([record.statusRewardOpening[mode], gachas]).toEqual([2, 150])
    expect(await ana.call(api.quests.find)).toMatchObject({ statusQuestOpening: 1, statusQuestAllGames: 1 })
  })

  test('a reset brings another clip', async () => {
    const ana = await createUnlockedPlayer()
    const before = await fetchPuzzle(ana, 'opening', mode)
    await ana.call(api.games.reset, { game: 'opening', mode })
    const after = await fetchPuzzle(ana, 'opening', mode)
    expect(after).toMatchObject({ tries: 0, personal: true, resets: 4, [field]: [CLIP] })
    expect(after[field]).not.toEqual(before[field])
  })
})

test('the song is in the player’s language', async () => {
  const ana = await server.player()
  await ana.call(api.accounts.updateLanguage, { lan: 'es' })
  const { puzzle } = await winGame(server, ana, 'opening')
  expect(puzzle.opening_solutions[0]).toBe(puzzle.solution?.song?.name.es)
})

test('a locked mode can neither be heard nor played', async () => {
  const ana = await server.player()
  const ids = listPuzzleIds(await ana.call(api.games.find), 'opening')
  for (const mode of [1, 2] as const) {
    const { text: guess } = await readAnswer(server, ana, 'opening', mode)
    const input = { game: 'opening', mode, puzzleId: ids[mode], guess }
    expect(await ana.refusal(api.games.findPuzzle, { id: ids[mode] })).toBe('MODE_LOCKED')
    expect(await ana.refusal(api.games.guess, input)).toBe('MODE_LOCKED')
  }
})

test('after six won games, the quest of all games can be claimed', async () => {
  const ana = await server.player()
  for (const game of ['image', 'silhouette', 'opening', 'eyes', 'pixel'] as const) await winGame(server, ana, game)
  expect(await ana.call(api.quests.find)).toMatchObject({ statusQuestAllGames: 5 })
  const { nameid } = await ana.call(api.games.find)
  const word = server.games.answers.word(await readAnswerId(server, ana, 'name'))
  await ana.call(api.games.guessName, { word, puzzleId: nameid })
  const [quests, { gachas }] = await ana.call(api.quests.claim, { game: 'all' })
  expect([quests.statusQuestAllGames, gachas]).toEqual([7, 200])
})
