import { tint, shade } from '../draw/color.ts'
import { getColor, getNumber } from '../figure/options.ts'
import type { HeadgearPiece, HeadgearTable } from '../figure/parts.ts'
import { getColors, pickColor } from '../props/options.ts'
import { Sketch } from '../draw/sketch.ts'
import { drawHatShadow, sketchHead } from './head.ts'

const barberBasin: HeadgearPiece = (canvas, figure, options) => {
  const brass = getColor(options, 'color', '#d8a43a')
  const s = sketchHead(canvas, figure, 0.5, getNumber(options, 'y', -104))
  const bowl = s.metal('-112,2! -114,-44 -88,-84 -24,-98 32,-98 90,-82 116,-42 114,2! 50,16 -50,16', brass, {
    gradient: '-104,-60 110,0',
    shines: ['11 both | -88,-16 -80,-54 -44,-78', '5 both | 22,-86 54,-78 78,-60'],
    folds: ['3 both | 30,-50 44,-40 40,-24', '3 both | -100,-20 0,-8 104,-22'],
  })
  const brim = s.metal(
    '-226,8! -160,-22 -60,-12 0,-8 60,-12 160,-22 226,8! 196,30 140,42! 134,16 104,4 74,14 66,48! 0,54 -110,48 -186,32',
    brass,
    { gradient: '-200,-20 200,40', shines: ['7 both | -176,12 -120,2 -50,10'] },
  )
  const inside = s.fill('66,47! 74,14 104,4 134,16 140,41! 104,47', '#4a3018', 0.94)
  const dents = s.oval(-56, -46, 15, 9, shade(brass, 1.1)) + s.stroke('-68,-50 -56,-56 -44,-50', 3, tint(brass, 1))
  const shadow = drawHatShadow(figure, s, '-124,26 0,58 124,26 116,46 0,80 -116,46')
  const rim =
    s.trim('-226,8 -186,31 -110,47 0,53 66,47', 6, tint(brass, 0.4)) +
    s.trim('140,41 196,29 226,8', 6, tint(brass, 0.4))
  const bite = s.trim('66,47 74,14 104,4 134,16 140,41', 6, tint(brass, 0.4))
  const strap = s.both((half) => half.stroke('112,30 118,110 96,196', 9, '#5a3a24', { profile: 'flat' }))
  return { front: strap + shadow + bowl + brim + inside + dents + rim + bite, hidesCap: true }
}

function drawWheatEar(sketch: Sketch, x: number, y: number, degrees: number, color: string, scale = 1): string {
  const own = new Sketch(sketch.canvas)
  const grains = [0, 1, 2, 3, 4].map((row) => {
    const top = -18 - row * 15
    return own.both((half) =>
      half.blade(`2,${top + 12} 13,${top} 11,${top - 16}`, 14, row % 2 ? color : tint(color, 0.25)),
    )
  })
  const beards = [-16, -6, 6, 16].map((dx) => own.stroke(`${dx * 0.3},-92 ${dx},-132`, 3, color, { profile: 'out' }))
  return sketch.place(
    x,
    y,
    own.cord('0,10 0,-90', 5, shade(color, 0.6)) + beards.join('') + grains.join(''),
    scale,
    degrees,
  )
}

const wheatCrown: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#e8b83a')
  const s = sketchHead(canvas, figure, 0.6, getNumber(options, 'y', -118))
  const ears = [-118, -92, -64, -36, -12, 12, 36, 64, 92, 118].map((x, index) =>
    drawWheatEar(s, x * 0.96, (x / 118) ** 2 * 46, x * 0.42, color, index % 2 ? 0.56 : 0.68),
  )
  const poppies = [-78, 0, 78].map(
    (x) =>
      s.disc(x, (x / 118) ** 2 * 46 + 4, 15, '#d8303a', '#6a1020', 3) +
      s.disc(x, (x / 118) ** 2 * 46 + 4, 5, '#2a1018'),
  )
  const plait = s.trim('-126,54 -92,30 -48,10 0,6 48,10 92,30 126,54', 13, shade(color, 0.4))
  return { front: ears.join('') + plait + poppies.join('') }
}

const oakCrown: HeadgearPiece = (canvas, figure, options) => {
  const colors = getColors(options, 'colors', ['#6a9a3a', '#8aae48', '#4f7f34'])
  const s = sketchHead(canvas, figure, 0.6, getNumber(options, 'y', -116))
  const lobes = '0,0! 8,-10 20,-8 26,-19 38,-12 48,-19 58,-9 76,0! 58,9 48,19 38,12 26,19 20,8 8,10'
  const leaf = (x: number, y: number, degrees: number, color: string) => {
    const own = new Sketch(canvas)
    return s.place(x, y, own.inked(lobes, color, 4) + own.stroke('4,0 68,0', 3, tint(color, 1)), 0.9, degrees)
  }
  const leaves = [-126, -98, -70, -42, -14, 14, 42, 70, 98, 126].map((x, index) => {
    const y = (x / 126) ** 2 * 54
    return (
      leaf(x * 0.92, y - 4, (x < 0 ? 180 - x * 0.1 : x * 0.1) + (x < 0 ? 40 : -40), pickColor(colors, index)) +
      leaf(x * 0.92, y + 8, (x < 0 ? 180 : 0) + (x < 0 ? -18 : 18), pickColor(colors, index + 1))
    )
  })
  const acorns = [-84, -28, 28, 84].map((x) => {
    const y = (x / 126) ** 2 * 54 + 6
    return (
      s.inked(`${x - 11},${y} ${x - 9},${y + 18} ${x},${y + 28}! ${x + 9},${y + 18} ${x + 11},${y}`, '#d8a24a', 3) +
      s.inked(`${x - 14},${y + 2} ${x},${y - 12} ${x + 14},${y + 2} ${x},${y + 6}`, '#7a5230', 3)
    )
  })
  return { front: leaves.join('') + acorns.join('') }
}

export const MANCHA_HEADGEAR: HeadgearTable = {
  'barber-basin': barberBasin,
  'wheat-crown': wheatCrown,
  'oak-crown': oakCrown,
}
