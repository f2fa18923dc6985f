import { toRadians } from '../draw/geometry.ts'
import { drawFeather, drawSparkle } from '../draw/plants.ts'
import { getColor, getNumber } from '../figure/options.ts'
import type { HeadgearPiece, HeadgearTable } from '../figure/parts.ts'
import { sketchHead, clipToHair } from './head.ts'

const swanHeadpiece: HeadgearPiece = (canvas, figure, options) => {
  const c = getColor(options, 'color', '#ffffff')
  const silver = getColor(options, 'silver', '#cfdcf4')
  const s = sketchHead(canvas, figure, 0.6, getNumber(options, 'y', -104))
  const wings = s.both((half) =>
    [0, 1, 2, 3, 4]
      .map((index) =>
        drawFeather(
          half.points(
            `${66 - index * 4},${-50 + index * 16} ${104 + index * 3},${-40 + index * 22} ${122 - index * 4},${10 + index * 26}`,
          ),
          52,
          index % 2 ? '#eef2fb' : c,
        ),
      )
      .toReversed()
      .join(''),
  )
  const points = [-54, -28, 0, 28, 54].map((x) => {
    const tall = 86 - Math.abs(x) * 0.9
    const y = (x / 100) ** 2 * 40 - 30
    return s.metal(`/${x - 13},${y} ${x},${y - tall} ${x + 13},${y}`, silver) + s.gem(x, y - tall - 4, 7, '#ffffff')
  })
  return {
    front:
      wings +
      points.join('') +
      clipToHair(figure, s.trim('-146,56 -92,10 -50,-22 0,-32 50,-22 92,10 146,56', 11, silver)) +
      s.gem(0, -34, 14, '#7ab0f8', { setting: silver, stretch: 1.3 }) +
      drawSparkle(figure.turn * 0.6, -214, 20),
  }
}

const plumeCrown: HeadgearPiece = (canvas, figure, options) => {
  const c = getColor(options, 'color', '#241c2c')
  const second = getColor(options, 'second', '#8a1424')
  const gold = '#d8a83a'
  const s = sketchHead(canvas, figure, 0.7, getNumber(options, 'y', -124))
  const back = [-64, -40, -16, 16, 40, 64].map((degrees, index) => {
    const angle = toRadians(degrees)
    const [x, y] = [Math.sin(angle), -Math.cos(angle)]
    const reach = 190 - Math.abs(degrees) * 0.4
    return drawFeather(
      s.points(
        `${x * 40},${y * 30} ${x * reach * 0.7},${y * reach * 0.7} ${x * reach + Math.sign(degrees) * 34},${y * reach + 6}`,
      ),
      56,
      index % 2 ? second : c,
    )
  })
  const front = [-84, -56, -28, 0, 28, 56, 84].map((x) => {
    const tall = 96 - Math.abs(x) * 0.6
    const y = (x / 110) ** 2 * 44
    return (
      s.metal(`/${x - 15},${y + 8} ${x * 1.12 - 3},${y - tall} ${x + 15},${y + 8}`, '#3a3044') +
      s.gem(x, y - 10, 6, '#d8243a')
    )
  })
  return {
    back: back.join(''),
    front:
      front.join('') +
      clipToHair(figure, s.trim('-152,94 -108,46 -60,10 0,0 60,10 108,46 152,94', 13, gold)) +
      s.gem(0, -2, 18, '#d8243a', { setting: gold, stretch: 1.3 }),
  }
}

export const PLUMAGE: HeadgearTable = {
  'swan-headpiece': swanHeadpiece,
  'plume-crown': plumeCrown,
}
