import { api } from '@otogi/contract/api'
import { colorGuess, WIRE_COLORS } from '@otogi/rules/name-game/color'
import { afterAll, expect, test } from 'vitest'
import { readAnswerId, readAnswer, guessWord, fetchPuzzle, winNameGame } from '../../../test/puzzles.ts'
import { startTestServer } from '../../../test/test-server.ts'
import type { Player } from '../../../test/player.ts'

const server = await startTestServer()
afterAll(() => server[Symbol.asyncDispose]())

const readWord = async (player: Player) => server.games.answers.word(await readAnswerId(server, player, 'name'))

/** Creates wrong rows of the right length that contain letters of the answer. */
const createWrongRows = (word: string) => Array.from({ length: 6 }, (_, n) => `${'XYZQWK'[n]}${word.slice(1)}`)

test('the puzzle shows the length and the first letter', async () => {
  const ana = await server.player()
  const word = await readWord(ana)
  expect(await fetchPuzzle(ana, 'name')).toMatchObject({
    game: 'name',
    mode: 0,
    stage: 0,
    length: word.length,
    firstLetter: word[0],
    reward: 50,
    clue: null,
    solution: null,
    trieswords: [],
    triescolors: [],
  })
})

test('rows keep their colors; the clue comes after three, the answer after six, and there is no seventh row', async () => {
  const ana = await server.player()
  const word = await readWord(ana)
  const { text, anime } = await readAnswer(server, ana, 'name')
  const rows = createWrongRows(word)
  for (const [index, row] of rows.entries()) {
    const { right, puzzle, triesname } = await guessWord(ana, row.toLowerCase())
    const tries = index + 1
    expect([right, triesname]).toEqual([false, tries])
    expect(puzzle.trieswords).toEqual(rows.slice(0, tries))
    expect(puzzle.triescolors.at(-1)).toEqual(colorGuess(row, word).map((color) => WIRE_COLORS[color]))
    expect(puzzle.triescolors.at(-1)?.slice(0, 2)).toEqual(['#ff3636', '#1AB616'])
    expect(puzzle.clue).toBe(tries < 3 ? null : `Character from ${anime.en}`)
    expect(puzzle.anime_name).toBe(tries < 3 ? '' : anime.en)
    expect(puzzle.wordle_game).toEqual(tries < 6 ? [] : [word])
    expect(puzzle.solution?.answer ?? null).toBe(tries < 6 ? null : text)
    expect([puzzle.reward, puzzle.finished]).toEqual([50, false])
  }
  const { _id: puzzleId } = await fetchPuzzle(ana, 'name')
  expect(await ana.refusal(api.games.guessName, { word, puzzleId })).toBe('NO_ROWS_LEFT')
  expect(await ana.call(api.games.find)).toMatchObject({ finishedName: false, triesname: 6, statusRewardName: 0 })
})

test('the clue and the anime are in the player’s language', async () => {
  const ana = await server.player()
  await ana.call(api.accounts.updateLanguage, { lan: 'es' })
  const { anime } = await readAnswer(server, ana, 'name')
  for (const row of createWrongRows(await readWord(ana)).slice(0, 3)) await guessWord(ana, row)
  expect((await fetchPuzzle(ana, 'name')).clue).toBe(`Personaje de ${anime.es}`)
})

test('a reset after six rows brings another name and empty rows', async () => {
  const ana = await server.player()
  const word = await readWord(ana)
  for (const row of createWrongRows(word)) await guessWord(ana, row)
  const record = await ana.call(api.games.reset, { game: 'name', mode: 0 })
  expect(record).toMatchObject({ triesname: 0, trieswords: [], triescolors: [], resets: 4 })
  expect(await fetchPuzzle(ana, 'name')).toMatchObject({ clue: null, solution: null, anime_name: '', personal: true })
  expect(await readWord(ana)).not.toBe(word)
})

test('a win pays fifty for any number of rows and keeps the rows', async () => {
  const ana = await server.player()
  const rows = createWrongRows(await readWord(ana)).slice(0, 5)
  for (const row of rows) await guessWord(ana, row)
  const { right, puzzle } = await winNameGame(server, ana)
  expect([right, puzzle.reward, puzzle.trieswords]).toEqual([true, 50, rows])
  const [, wallet] = await ana.call(api.games.claim, { game: 'name', mode: 0 })
  expect(wallet.gachas).toBe(150)
  expect(await ana.call(api.quests.find)).toMatchObject({ statusQuestName: 1, statusQuestAllGames: 1 })
})

test.each([0, 1, 2])('a claim or reset with mode %i means the only mode', async (mode) => {
  const ana = await server.player()
  await ana.call(api.games.reset, { game: 'name', mode })
  await winNameGame(server, ana)
  await ana.call(api.games.claim, { game: 'name', mode })
})

test('an invalid row is refused and not counted', async () => {
  const ana = await server.player()
  const word = await readWord(ana)
  const { _id: puzzleId } = await fetchPuzzle(ana, 'name')
  const tell = (input: object) => ana.refusal(api.games.guessName, { puzzleId, colors: [], ...input })
  expect(await tell({ word: `${word}X` })).toBe('NAME_INVALID')
  expect(await tell({ word: word.slice(1) })).toBe('NAME_INVALID')
  expect(await tell({ word: `${word.slice(1)}1` })).toBe('NAME_INVALID')
  expect(await tell({ word: `Ñ${word.slice(1)}` })).toBe('NAME_INVALID')
  expect(await tell({ word: '' })).toBe('NAME_INVALID')
  expect(await ana.refusal(api.games.guessName, { word: `${word}X`, puzzleId: undefined })).toBe('NAME_INVALID')
  expect(await tell({ word, puzzleId: 'other' })).toBe('NEW_PUZZLE')
  const row = createWrongRows(word)[0] ?? ''
  await guessWord(ana, row)
  expect(await tell({ word: row.toLowerCase() })).toBe('ALREADY_GUESSED')
  expect(await fetchPuzzle(ana, 'name')).toMatchObject({ tries: 1 })
})

test('colors sent by a client are ignored', async () => {
  const ana = await server.player()
  const word = await readWord(ana)
  const { _id: puzzleId } = await fetchPuzzle(ana, 'name')
  const colors = Array.from({ length: word.length }, () => '#1AB616')
  const { right, puzzle } = await ana.call(api.games.guessName, { word: 'X'.repeat(word.length), colors, puzzleId })
  expect(right).toBe(false)
  expect(puzzle.triescolors[0]).not.toEqual(colors)
})

test('a guess without a puzzle id counts for the current puzzle', async () => {
  const ana = await server.player()
  const word = await readWord(ana)
  const [row = ''] = createWrongRows(word)
  const colors = Array.from({ length: word.length }, () => 'orange')
  expect(await ana.call(api.games.guessName, { word: row, colors })).toMatchObject({ right: false, triesname: 1 })
  expect(await ana.call(api.games.guessName, { word, colors })).toMatchObject({ right: true, finishedName: true })
  expect(await ana.refusal(api.games.guessName, { word, colors })).toBe('GAME_FINISHED')
})

test('a row without a puzzle id after midnight does not count for the new puzzle', async () => {
  await using other = await startTestServer()
  const ana = await other.player()
  const row = 'X'.repeat((await fetchPuzzle(ana, 'name')).length ?? 0)
  other.setNow('2026-11-19T11:00:00Z')
  expect(await ana.refusal(api.games.guessName, { word: row })).toBe('NEW_PUZZLE')
  expect(await ana.refusal(api.games.guessName, { word: row })).toBe('NEW_PUZZLE')
  const { length, tries } = await fetchPuzzle(ana, 'name')
  expect(tries).toBe(0)
  expect((await ana.call(api.games.guessName, { word: 'X'.repeat(length ?? 0) })).triesname).toBe(1)
})

test('two hundred concurrent rows fill only six', async () => {
  const ana = await server.player()
  const word = await readWord(ana)
  const { _id: puzzleId } = await fetchPuzzle(ana, 'name')
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
  const rows = Array.from({ length: 200 }, (_, n) => `${letters[n % 26]}${letters[Math.floor(n / 26)]}`)
  const sent = rows.map((start) => `${start}${'Z'.repeat(word.length - 2)}`).filter((row) => row !== word)
  const answers = await Promise.all(
    sent.map((row) => ana.send(api.games.guessName, { userid: ana.id, word: row, puzzleId })),
  )
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(6)
  const { trieswords } = await fetchPuzzle(ana, 'name')
  expect(new Set(trieswords).size).toBe(6)
})
