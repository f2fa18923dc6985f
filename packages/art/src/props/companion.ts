import type { Canvas } from '../draw/canvas.ts'
import { mix, shade, tint, toInk } from '../draw/color.ts'
import { type Point, samplePath, smoothPath } from '../draw/geometry.ts'
import { buildLock } from '../draw/lock.ts'
import type { Options } from '../draw/options.ts'
import { drawUnionOutline } from '../draw/outline.ts'
import { element, group, path, type Svg } from '../draw/svg.ts'
import { drawBeastBrows } from '../figure/beast/brow.ts'
import { type Coat, createCoat, drawTuft } from '../figure/beast/fur.ts'
import { drawBeastSkull, drawMuzzle, drawWhiskers } from '../figure/beast/skull.ts'
import { getSpecies } from '../figure/beast/table.ts'
import { drawBeastEars } from '../figure/beast-ears.ts'
import { drawMarksOnFur } from '../figure/face.ts'
import { type Face, createFace } from '../figure/face-frame.ts'
import { drawEyes } from '../figure/features.ts'
import { createFigure } from '../figure/figure.ts'
import type { BeastSpec } from '../figure/head-spec.ts'
import { drawHorns } from '../figure/horns.ts'
import { getColor, getNumber } from '../figure/options.ts'
import type { PropPiece, PropTable } from '../figure/parts.ts'
import type { PortraitSpec } from '../spec.ts'
import { findText } from './options.ts'

/** Draws an animal with its neck. Its eye line is at (0, 0); the options are those of a portrait with its head. */
export const companion: PropPiece = (canvas, options) => {
  const face = createFace(canvas, createFigure(canvas, createSpec(options)))
  const beast = face.figure.spec.beast ?? {}
  const ears = drawBeastEars(canvas, face.figure, beast)
  const tilt = getNumber(options, 'tilt', 0)
  return (
    drawNeck(canvas, face, options) +
    group(
      { transform: `rotate(${tilt} 0 ${face.figure.build.chin})` },
      ears.behind,
      drawBeastSkull(face, beast),
      drawMarksOnFur(face),
      drawMuzzle(face, beast),
      drawEyes(face),
      drawBeastBrows(face, beast),
      drawHorns(face, beast),
      ears.before,
      drawWhiskers(face, beast),
    )
  )
}

function createSpec(options: Options): PortraitSpec {
  const text = (key: string) => {
    const value = findText(options, key)
    return value === undefined ? {} : { [key]: value }
  }
  const keys = [
    'muzzle',
    'ears',
    'earColor',
    'earInside',
    'fur',
    'furInside',
    'muzzleColor',
    'noseColor',
    'horns',
    'hornColor',
    'bridle',
  ]
  const beast: BeastSpec = Object.assign({}, ...keys.map(text))
  const iris = getColor(options, 'iris', '#8a5a26')
  const mark = findText(options, 'mark')
  return {
    build: 'child',
    skin: 'fair',
    turn: getNumber(options, 'turn', 20),
    pitch: getNumber(options, 'pitch', 0),
    hair: { color: getColor(options, 'mane', beast.fur ?? '#8a6a4a') },
    eyes: {
      kind: findText(options, 'eyes') ?? 'kid',
      iris,
      pupil: findText(options, 'pupil') ?? 'round',
      size: getNumber(options, 'eyeSize', 1),
    },
    brows: { angle: getNumber(options, 'brow', 0) },
    mouth: { kind: findText(options, 'mouth') ?? 'smile' },
    marks: mark ? [{ kind: mark, color: findText(options, 'markColor') ?? '#2a2028' }] : [],
    beast: { muzzle: 'dog', ...beast, whiskers: getNumber(options, 'whiskers', 0) > 0 },
    background: { colors: ['#ffffff', '#000000'] },
  }
}

/** Draws a neck that leads down and to the near side, with tufts on the chest, and a collar if one is asked for. */
function drawNeck(canvas: Canvas, { figure, far }: Face, options: Options): Svg {
  const beast = figure.spec.beast ?? {}
  const species = getSpecies(beast)
  const coat = createCoat(figure, beast)
  const fur = species.mane && species.feathers ? figure.hair.base : coat.fur
  const { chin } = figure.build
  const length = getNumber(options, 'neck', 260)
  const back = -far * getNumber(options, 'back', 60)
  const edge = (side: number): Point[] => [
    [side * 70, chin - 110],
    [side * 78 + back * 0.3, chin - 20],
    [side * 104 + back * 0.7, chin + length * 0.45],
    [side * 150 + back, chin + length, 1],
  ]
  const outline = smoothPath([...edge(1), ...edge(-1).toReversed()], true)
  const fill = canvas.linearGradient(
    [0, chin - 40, 0, chin + length],
    [0, shade(fur, 1.7)],
    [0.4, shade(fur, 0.5)],
    [1, fur],
  )
  const right = smoothPath(
    [[60, chin - 60], ...edge(1).slice(1), [80 + back, chin + length, 1], [30 + back * 0.5, chin + 60]],
    true,
  )
  return (
    drawUnionOutline([outline], toInk(fur), 2.6) +
    path(outline, fill) +
    path(right, shade(fur, 1.5), { opacity: 0.45 }) +
    (species.mane && species.smooth ? drawNeckMane(figure.hair.base, edge(-far)) : '') +
    (species.smooth ? '' : drawChest(coat, chin, back, species.feathers ?? false, fur)) +
    drawCollar(options, chin, back)
  )
}

/** Draws the mane of a horse along the back of its neck. */
function drawNeckMane(color: string, edge: readonly Point[]): Svg {
  const spine = samplePath(edge, 7)
  const locks = spine.map(([x, y], index) => {
    const side = Math.sign(x)
    const wave = (index % 3) * 16
    return buildLock(
      [
        [x - side * 34, y - 76],
        [x + side * 18, y - 50],
        [x + side * (30 + wave), y + 10],
        [x + side * (12 + wave), y + 70],
        [x + side * (30 + wave), y + 112],
      ],
      58,
    )
  })
  return (
    drawUnionOutline(
      locks.map(({ outline }) => outline),
      toInk(color),
      2.4,
    ) + locks.map((lock, index) => drawTuft(lock, index % 2 ? color : shade(color, 0.4), tint(color, 0.8))).join('')
  )
}

/** The positions of the locks across the chest, from the lowest row. */
const CHEST_ROWS = [[0], [-1, 0, 1], [-2, -1, 0, 1, 2]].map((row) =>
  [...row].toSorted((a, b) => Math.abs(b) - Math.abs(a)),
)

function drawChest({ pale }: Coat, chin: number, back: number, round: boolean, fur: string): Svg {
  const color = round ? fur : mix(pale, fur, 0.25)
  return [134, 84, 30]
    .flatMap((down, row) =>
      (CHEST_ROWS[row] ?? []).map((across) => {
        const x = across * (26 + row * 2) + back * (down / 260)
        const y = chin - 20 + down - Math.abs(across) * 10
        const lock = buildLock(
          [
            [x, y],
            [x + across * 5, y + 34],
            [x + across * 7 + 4, y + 72],
          ],
          46,
          { profile: round ? 'lock' : 'spike' },
        )
        const tone = mix(row === 0 ? mix(color, fur, 0.6) : color, shade(color, 1.5), row * 0.28)
        return (
          path(lock.outline, toInk(fur), { opacity: 0.3, transform: 'translate(2 4)' }) +
          drawTuft(lock, tone, tint(color, 0.6))
        )
      }),
    )
    .join('')
}

function drawCollar(options: Options, chin: number, back: number): Svg {
  const color = findText(options, 'collar')
  if (!color) return ''
  const y = chin + 44
  const band: Point[] = [
    [-92 + back * 0.4, y - 22, 1],
    [back * 0.5, y + 4],
    [92 + back * 0.4, y - 22, 1],
    [98 + back * 0.45, y + 6, 1],
    [back * 0.5, y + 34],
    [-98 + back * 0.45, y + 6, 1],
  ]
  const ink = { stroke: toInk(color), 'stroke-width': 2.4, 'stroke-linejoin': 'round' } as const
  const gold = '#e8b83a'
  const x = back * 0.5
  const bell = smoothPath(
    [
      [x - 14, y + 24],
      [x, y + 14],
      [x + 14, y + 24],
      [x + 24, y + 66, 1],
      [x - 24, y + 66, 1],
    ],
    true,
  )
  return (
    path(smoothPath(band, true), color, ink) +
    path(bell, gold, { ...ink, stroke: toInk(gold) }) +
    element('ellipse', { cx: x - 8, cy: y + 42, rx: 4, ry: 13, fill: tint(gold, 1.8) }) +
    element('circle', { cx: x, cy: y + 70, r: 7, fill: shade(gold, 1.5) })
  )
}

export const COMPANION: PropTable = { companion }
