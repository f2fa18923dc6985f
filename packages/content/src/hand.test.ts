import { lerpPoint, type Point } from '@otogi/art/draw/geometry'
import { drawHand } from '@otogi/art/figure/hands'
import { poseHand } from '@otogi/art/figure/hand-skeleton'
import sharp from 'sharp'
import { expect, it } from 'vitest'

const TONES = { base: '#ffe4d2', shadow: '#ffe4d2', line: '#000000' } as const
const SIZE = 240
const PIXELS_PER_UNIT = 2

/** Returns the darkest brightness, from 0 to 255, at points of a hand. */
async function measureDarkest(kind: string, points: readonly Point[], forearm: Point): Promise<number> {
  const { rear, front } = drawHand(kind, TONES, false, { at: forearm, merges: true })
  const view = `viewBox="${-SIZE / 2} ${-SIZE / 2} ${SIZE} ${SIZE}"`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE * PIXELS_PER_UNIT}" height="${SIZE * PIXELS_PER_UNIT}" ${view}>${rear}${front}</svg>`
  const { data, info } = await sharp(Buffer.from(svg)).flatten().raw().toBuffer({ resolveWithObject: true })
  const brightness = points.map(([x, y]) => {
    const [column, row] = [x, y].map((place) => Math.round((place + SIZE / 2) * PIXELS_PER_UNIT))
    return data[((row ?? 0) * info.width + (column ?? 0)) * info.channels + 1] ?? 0
  })
  return Math.min(...brightness)
}

it('has no line across a hand where the forearm, the palm and the fingers meet', async () => {
  const { wrist, fingers } = poseHand('flat', false)
  const [x, y] = wrist.at
  const forearm = [0, 4, 8, 16, 20, 22, 24, 26].map((down): Point => [x, y + down])
  const roots = fingers
    .slice(0, 2)
    .flatMap(([{ from, to }]) =>
      [-0.34, -0.28, -0.22, -0.16, 0.26, 0.32, 0.38, 0.44].map((along) => lerpPoint(from.at, to.at, along)),
    )
  expect(await measureDarkest('flat', [...forearm, ...roots], [x, y + 24])).toBeGreaterThan(200)
})
