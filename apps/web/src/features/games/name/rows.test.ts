import { fillMissingLanguages } from '@otogi/rules/languages/languages'
import { describe, expect, it } from 'vitest'
import { buildBoardRows, canType, listJudgedRows, restoreBoard } from './rows.ts'
import { applyKey, createDraft } from './typing.ts'

const puzzle = {
  finished: false,
  firstLetter: 'K',
  length: 6,
  solution: null,
  rows: ['kitten'],
  rowColors: [['#1AB616', '#ff3636', '#ff3636', 'orange', '#ff3636', '#ff3636']],
}
const solution = {
  answer: 'Kaguya',
  answers: fillMissingLanguages({ en: 'Kaguya', es: 'Kaguya' }),
  anime: 'The Bamboo Cutter',
  picture: '/p.webp',
  card: 'kaguya-1',
  song: null,
}
const word = { firstLetter: 'K', length: 6 }
const typed = applyKey(createDraft(word), { kind: 'paste', text: 'KAG' }, word).draft
const six = { rows: Array(6).fill('kitten'), rowColors: Array(6).fill(puzzle.rowColors[0]) }

describe('the board of the name game', () => {
  it('converts the colors of the wire format to letter colors', () => {
    expect(listJudgedRows(puzzle)).toEqual([
      { word: 'KITTEN', colors: ['green', 'red', 'red', 'orange', 'red', 'red'] },
    ])
  })

  it('shows the judged rows, the typed one and empty ones', () => {
    const rows = buildBoardRows(puzzle, typed)
    expect(rows.map((row) => row.state)).toEqual(['judged', 'typing', 'empty', 'empty', 'empty', 'empty'])
    expect(rows[1]?.tiles.map((tile) => tile.letter).join('.')).toBe('K.A.G...')
    expect(rows[1]?.tiles.map((tile) => tile.isRevealed)).toEqual([true, false, false, false, false, false])
    expect(rows[2]?.tiles).toHaveLength(6)
    expect(rows.flatMap((row) => row.tiles).filter((tile) => tile.hasCursor)).toEqual([rows[1]?.tiles[3]])
  })

  it('ends with the answer in green after a win', () => {
    const rows = buildBoardRows({ ...puzzle, finished: true, solution }, createDraft(word))
    expect(rows.map((row) => row.state)).toEqual(['judged', 'judged'])
    expect(rows[1]?.tiles.every((tile) => tile.color === 'green')).toBe(true)
  })

  it('ends with the word of a longer name that has the right length', () => {
    const princess = { ...solution, answer: 'Princess Kaguya' }
    expect(listJudgedRows({ ...puzzle, finished: true, solution: princess })[1]?.word).toBe('KAGUYA')
  })

  it('does not contain the answer after six wrong rows', () => {
    const lost = { ...puzzle, ...six, solution }
    expect(buildBoardRows(lost, createDraft(word))).toHaveLength(6)
    expect(canType(lost)).toBe(false)
  })

  it("is restored from the browser's storage until the server replies", () => {
    const remembered = restoreBoard({ tries: puzzle.rows, colors: puzzle.rowColors })
    expect(remembered && listJudgedRows(remembered)).toEqual(listJudgedRows(puzzle))
    expect(restoreBoard({ tries: [], colors: [] })).toBeUndefined()
  })

  it('accepts a row while one is left', () => {
    expect(canType(puzzle)).toBe(true)
    expect(canType({ ...puzzle, finished: true, solution })).toBe(false)
  })
})
