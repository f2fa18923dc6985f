import { toRadians } from '../draw/geometry.ts'
import { toInk, tint, shade } from '../draw/color.ts'
import { drawFeather, buildStarPath } from '../draw/plants.ts'
import { path } from '../draw/svg.ts'
import { getColor, getNumber } from '../figure/options.ts'
import type { HeadgearPiece, HeadgearTable } from '../figure/parts.ts'
import { getFlag } from '../props/options.ts'
import { sketchHead } from './head.ts'

const OUTLINE =
  '0,-112 -60,-104 -98,-62 -106,0 -96,54 -74,104 -52,146 -24,164 0,168 24,164 52,146 74,104 96,54 106,0 98,-62 60,-104'
const SOCKETS = '16,6! 22,-30 54,-44 86,-30 90,2! 78,30 50,40 26,30'

/** `bare` draws a skull's teeth. */
const deathMask: HeadgearPiece = (canvas, figure, options) => {
  const bone = getColor(options, 'color', '#f4f0ea')
  const line = getColor(options, 'line', '#5a5066')
  const dark = getColor(options, 'hollow', '#1a1220')
  const bare = getFlag(options, 'bare')
  const s = sketchHead(canvas, figure, 0.9)
  const holes = [-1, 1].map((side) => s.on(side < 0 ? -1 : 1).shape(SOCKETS)).join('')
  const plate = path(s.shape(OUTLINE) + holes, bone, { 'fill-rule': 'evenodd', stroke: line, 'stroke-width': 4 })
  const shadow =
    s.fill(
      '60,-104 98,-62 106,0 96,54 74,104 52,146 24,164 10,166 46,120 70,60! 92,34 94,-20 70,-70',
      shade(bone, 1),
      0.75,
    ) + s.both((half) => half.fill('92,20! 100,40 74,104 50,146! 44,110 60,64 76,40', shade(bone, 0.8), 0.8))
  const rims = s.both(
    (half) =>
      path(half.shape(SOCKETS), 'none', { stroke: dark, 'stroke-width': 9, opacity: 0.85 }) +
      path(half.shape(SOCKETS), 'none', { stroke: shade(bone, 1.2), 'stroke-width': 3 }) +
      half.stroke('20,-38 54,-56 92,-40', 6, shade(bone, 1.1)),
  )
  const nose = s.fill('0,34! 12,62 16,76! 4,72 0,66! -4,72 -16,76! -12,62', dark)
  const cracks = s.stroke('-40,-100 -30,-76 -40,-58 -32,-44', 3, line) + s.stroke('70,60 60,76 66,92', 3, line)
  const teeth = [-36, -24, -12, 0, 12, 24, 36].map((x) =>
    s.stroke(`${x},104 ${x * 0.96},136`, 3, line, { profile: 'flat' }),
  )
  const mouth = bare
    ? s.fill('-50,112 0,100 50,112 46,128 0,140 -46,128', tint(bone, 0.6)) +
      s.stroke('-52,118 0,121 52,118', 5, dark) +
      teeth.join('')
    : s.stroke('-26,122 0,126 26,122', 5, line) + s.stroke('-12,138 0,141 12,138', 4, shade(bone, 1.2))
  const shine = s.stroke('-78,-30 -70,-70 -40,-92', 9, '#ffffff', { opacity: 0.9 })
  return { front: plate + shadow + rims + nose + mouth + cracks + shine }
}

const aigrette: HeadgearPiece = (canvas, figure, options) => {
  const s = sketchHead(canvas, figure, 0.6, getNumber(options, 'y', -150))
  const plume = getColor(options, 'feather', '#ffffff')
  const gem = getColor(options, 'gem', '#bfe4ff')
  const plumes = [
    '0,-10 -40,-90 -110,-130 -160,-90',
    '0,-14 -10,-110 -40,-180 -110,-200',
    '4,-14 30,-110 80,-170 140,-160',
    '6,-10 60,-80 120,-100 170,-60',
  ].map((line) => drawFeather(s.points(line), 44, plume))
  const sprays = [-50, -25, 0, 25, 50].map((degrees) => {
    const angle = toRadians(degrees - 90)
    const at = (reach: number) => `${Math.cos(angle) * reach},${Math.sin(angle) * reach}`
    const [tip] = s.points(at(74))
    return (
      s.stroke(`${at(6)} ${at(70)}`, 4, '#d8dfec', { profile: 'even' }) +
      s.gem(Math.cos(angle) * 74, Math.sin(angle) * 74, 9, gem) +
      path(buildStarPath(tip?.[0] ?? 0, tip?.[1] ?? 0, 15, { points: 4, waist: 0.1 }), '#fff')
    )
  })
  return {
    front:
      plumes.join('') +
      sprays.join('') +
      s.gem(0, 6, 20, gem, { setting: '#e8e0f0', stretch: 1.3 }) +
      s.trim('-96,50 -50,34 0,30 50,34 96,50', 9, '#d8dfec') +
      [-72, -36, 36, 72].map((x) => s.gem(x, 34 + (x / 72) ** 2 * 8, 7, gem)).join(''),
  }
}

const stageGarland: HeadgearPiece = (canvas, figure, options) => {
  const s = sketchHead(canvas, figure, 0.6, getNumber(options, 'y', -116))
  const petal = getColor(options, 'color', '#ffffff')
  const blooms = [-122, -94, -62, -30, 2, 34, 66, 98, 124].map((x, index) => {
    const y = (x / 124) ** 2 * 52
    const r = index % 2 ? 17 : 23
    const petals = Array.from({ length: 9 }, (_, turn) => {
      const angle = (turn / 9) * Math.PI * 2
      return s.blade(
        `${x},${y} ${x + Math.cos(angle) * r * 0.6},${y + Math.sin(angle) * r * 0.6} ${x + Math.cos(angle) * r * 1.2},${y + Math.sin(angle) * r * 1.2}`,
        12,
        petal,
      )
    })
    return petals.join('') + s.disc(x, y, r * 0.36, '#f2c23a', toInk('#f2c23a'), 2)
  })
  const leaves = [-108, -46, 18, 82].map((x) =>
    s.blade(
      `${x},${(x / 124) ** 2 * 52 + 6} ${x + 10},${(x / 124) ** 2 * 52 + 26} ${x + 26},${(x / 124) ** 2 * 52 + 36}`,
      18,
      '#6aa04a',
    ),
  )
  return { front: leaves.join('') + blooms.join('') }
}

export const OPERA_HEADGEAR: HeadgearTable = {
  'death-mask': deathMask,
  aigrette,
  'stage-garland': stageGarland,
}
