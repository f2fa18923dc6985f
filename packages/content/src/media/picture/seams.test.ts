import { expect, it } from 'vitest'
import { drawSeams } from './seams.ts'

const CARD = { width: 60, height: 80 }
const PAPER = [243, 239, 230]
const INK = [28, 23, 46]
const SEAM = [138, 128, 160]

/** Two layers: the first is on the left; the second is on top of it and reaches the right edge of the card. */
const STACKED = `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="160" viewBox="0 0 60 160">
<rect x="10" y="10" width="30" height="60" fill="#fff"/><rect x="30" y="110" width="30" height="50" fill="#f00"/></svg>`

it('shows each layer dark with a seam of two pixels around it, up to the edges of the card', async () => {
  const { data } = await drawSeams(STACKED, CARD)
  const at = (x: number, y: number) => [...data.subarray((y * CARD.width + x) * 4, (y * CARD.width + x) * 4 + 3)]
  const row = [5, 7, 8, 9, 10, 27, 28, 29, 30, 45, 59].map((x) => at(x, 50))
  expect(row).toEqual([PAPER, PAPER, SEAM, SEAM, INK, INK, SEAM, SEAM, INK, INK, INK])
  expect([at(45, 27), at(45, 28), at(45, 79)]).toEqual([PAPER, SEAM, INK])
})
