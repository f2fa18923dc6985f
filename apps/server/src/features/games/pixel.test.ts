import { api } from '@otogi/contract/api'
import type { MediaRequest } from '@otogi/content/media/request'
import { MODES } from '@otogi/rules/games/games'
import { computePixelGrid } from '@otogi/rules/games/reveal'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import {
  readAnswer,
  openAllModes,
  guessFromList,
  listPuzzleIds,
  fetchPuzzle,
  winGame,
  listWrongGuesses,
} from '../../../test/puzzles.ts'
import type { Player } from '../../../test/player.ts'
import { startTestServer } from '../../../test/test-server.ts'

/** Paints a cover at its real size, with one pixel per block, and every other picture at 3 by 4 pixels. */
async function paint(request: MediaRequest): Promise<Buffer> {
  const { columns, rows } = request.kind === 'cover' ? computePixelGrid(request.block) : { columns: 3, rows: 4 }
  return sharp({ create: { width: columns, height: rows, channels: 3, background: '#a04020' } })
    .webp({ lossless: true })
    .toBuffer()
}

const server = await startTestServer({ paint })
afterAll(() => server[Symbol.asyncDispose]())

const BLOCKS = [130, 110, 90, 70, 50, 30]
const FIELDS = ['pixel_game', 'pixel_game_medium', 'pixel_game_hard'] as const

const createUnlockedPlayer = async () => {
  const player = await server.player()
  await openAllModes(server, player)
  return player
}

const fetchSize = async (player: Player, address: string | undefined) => {
  const { width, height } = await sharp((await player.get(String(address))).bytes).metadata()
  return [width, height]
}

describe.each(MODES)('pixel in mode %i', (mode) => {
  const field = FIELDS[mode]

  test('the blocks shrink with every wrong guess; the picture has one pixel per block', async () => {
    const ana = await createUnlockedPlayer()
    const addresses = new Set<string | undefined>()
    const wrong = await listWrongGuesses(server, ana, 'pixel', mode)
    for (const [tries, block] of BLOCKS.entries()) {
      const puzzle = await fetchPuzzle(ana, 'pixel', mode)
      const reward = Math.max(25, 50 - 5 * tries)
      expect(puzzle).toMatchObject({ game: 'pixel', stage: block, tries, reward, clue: null, anime_name: '' })
      expect(puzzle).toMatchObject({ finished: false, solution: null, wrongGuesses: wrong.slice(0, tries) })
      const { columns, rows } = computePixelGrid(block)
      expect(await fetchSize(ana, puzzle[field][0])).toEqual([columns, rows])
      for (const other of FIELDS) expect(puzzle[other]).toHaveLength(other === field ? 1 : 0)
      addresses.add(puzzle[field][0])
      const guess = wrong[tries]
      if (guess) expect(await guessFromList(ana, 'pixel', guess, mode)).toMatchObject({ right: false })
    }
    expect(addresses.size).toBe(BLOCKS.length)
  })

  test('the right anime shows the sharp cover and pays', async () => {
    const ana = await createUnlockedPlayer()
    const { text, texts, anime } = await readAnswer(server, ana, 'pixel', mode)
    const { right, puzzle, ...games } = await winGame(server, ana, 'pixel', mode)
    expect([right, games.finishedPixel[mode], games.statusRewardPixel[mode]]).toEqual([true, true, 1])
    expect(puzzle).toMatchObject({ stage: 1, finished: true, anime_name: anime.en, reward: 50 })
    expect(puzzle.solution).toMatchObject({ answer: text, answers: texts })
    expect(await fetchSize(ana, puzzle[field][0])).toEqual([780, 1040])
    const [record, { gachas }] = await ana.call(api.games.claim, { game: 'pixel', mode })
    expect([record.statusRewardPixel[mode], gachas]).toEqual([2, 150])
  })

  test('a reset starts with large blocks again', async () => {
    const ana = await createUnlockedPlayer()
    const [guess = ''] = await listWrongGuesses(server, ana, 'pixel', mode)
    const { puzzle } = await guessFromList(ana, 'pixel', guess, mode)
    await ana.call(api.games.reset, { game: 'pixel', mode })
    const after = await fetchPuzzle(ana, 'pixel', mode)
    expect(after).toMatchObject({ stage: 130, tries: 0, personal: true, resets: 4 })
    expect(after._id).not.toBe(puzzle._id)
  })
})

test('a locked mode can neither be seen nor played', async () => {
  const ana = await server.player()
  const ids = listPuzzleIds(await ana.call(api.games.find), 'pixel')
  for (const mode of [1, 2] as const) {
    const { text: guess } = await readAnswer(server, ana, 'pixel', mode)
    expect(await ana.refusal(api.games.findPuzzle, { id: ids[mode] })).toBe('MODE_LOCKED')
    expect(await ana.refusal(api.games.guess, { game: 'pixel', mode, puzzleId: ids[mode], guess })).toBe('MODE_LOCKED')
    expect(await ana.refusal(api.games.reset, { game: 'pixel', mode })).toBe('MODE_LOCKED')
  }
})
