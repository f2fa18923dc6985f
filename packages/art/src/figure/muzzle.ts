import { type Color, toInk, tint, mix, shade } from '../draw/color.ts'
import { toLine, toLoop } from '../draw/geometry.ts'
import { type Frame, toPoints, toShape } from '../draw/notation.ts'
import { brush } from '../draw/stroke.ts'
import { element, group, path, type Svg } from '../draw/svg.ts'
import { requireKind } from './choice.ts'
import type { BeastSpec } from './head-spec.ts'
import type { Face } from './face-frame.ts'

type MuzzleShape = {
  width: number
  height: number
  nose: string
  drop: number
  split: boolean
  /** Half the width of the nose bridge between the eyes. Set only for snouts that project from the face. */
  bridge?: number
}

const MUZZLES: Readonly<Record<string, MuzzleShape>> = {
  cat: { width: 42, height: 30, nose: '-13,-8 0,-11 13,-8 7,3 0,8! -7,3', drop: 8, split: true, bridge: 15 },
  mouse: { width: 22, height: 17, nose: '-6,-5 0,-8 6,-5 5,2 0,4 -5,2', drop: 5, split: true },
  rabbit: { width: 34, height: 25, nose: '-10,-7 0,-9 10,-7 0,6!', drop: 6, split: true, bridge: 12 },
  lion: { width: 52, height: 35, nose: '-22,-12 0,-17 22,-12 13,3 0,12! -13,3', drop: 11, split: true, bridge: 22 },
  wolf: { width: 48, height: 36, nose: '-19,-13 0,-18 19,-13 15,2 0,11 -15,2', drop: 11, split: true, bridge: 17 },
  dog: { width: 50, height: 36, nose: '-20,-13 0,-17 20,-13 17,4 0,11 -17,4', drop: 10, split: true, bridge: 18 },
  bear: { width: 48, height: 36, nose: '-20,-13 0,-17 20,-13 17,5 0,10 -17,5', drop: 10, split: true, bridge: 20 },
  monkey: { width: 52, height: 34, nose: '-13,-4 -6,-10 6,-10 13,-4 6,4 -6,4', drop: 3, split: false },
  pig: { width: 33, height: 23, nose: '-25,-4 -18,-19 0,-23 18,-19 25,-4 18,13 0,17 -18,13', drop: 0, split: false },
  boar: { width: 48, height: 34, nose: '-36,-6 -27,-29 0,-36 27,-29 36,-6 27,20 0,27 -27,20', drop: 0, split: false },
  horse: { width: 44, height: 40, nose: '-24,4 -20,-4 20,-4 24,4 0,8', drop: 0, split: false },
  goat: { width: 32, height: 28, nose: '-13,-8 0,-11 13,-8 6,3 0,6! -6,3', drop: 8, split: true },
  turtle: { width: 30, height: 22, nose: '-22,-8! 0,-18 22,-8! 12,4 0,14! -12,4', drop: 0, split: false },
}

const PIGS: readonly string[] = ['pig', 'boar']

/** The size of the nostrils. If undefined, the muzzle has no visible nostrils. */
const NOSTRILS: Readonly<Record<string, number>> = { pig: 1, boar: 1.5, horse: 1 }

export const MUZZLE_KINDS: readonly string[] = [...Object.keys(MUZZLES), 'beak']

/** Returns half the width of a projecting snout, which has chops. Returns undefined for other muzzles. */
export function measureChops({ muzzle }: BeastSpec): number | undefined {
  const form = muzzle === undefined ? undefined : MUZZLES[muzzle]
  return form?.bridge === undefined ? undefined : form.width
}

/** Draws the snout. The mouth is drawn on top of it later. */
export function drawMuzzle(face: Face, beast: BeastSpec): Svg {
  if (!beast.muzzle) return ''
  if (beast.muzzle === 'beak') return drawBeak(face, beast)
  const { figure, at } = face
  const { build, skin } = figure
  const form = requireKind(MUZZLES, beast.muzzle, 'muzzle')
  const [nx, ny] = at(0, build.noseY - 4)
  const [mx, my] = at(0, (build.noseY + build.mouthY) / 2 + 6)
  const x = mx + figure.turn * (form.bridge ? 0.2 : 0.1)
  const color =
    beast.muzzleColor ??
    (beast.fur ? tint(beast.furInside ?? beast.fur, beast.furInside ? 0.8 : 2) : tint(skin.base, 0.4))
  const nose = beast.noseColor ?? (PIGS.includes(beast.muzzle) ? mix(skin.base, skin.blush, 0.6) : '#4a2f3a')
  const dark = shade(color, 0.9)
  const frame = { x: nx + figure.turn * (form.bridge ? 0.26 : 0.14), y: ny, side: 1, units: {} } as const
  const philtrum = brush(toLine([frame.x, ny + form.drop], [frame.x, build.mouthY - figure.pitch - 2]), 2.8, 'flat', 5)
  return (
    (form.bridge ? drawSnout(face, form, { x, y: my }, color) : drawFlatSnout(form, { x, y: my }, color)) +
    path(toShape(form.nose, frame), nose, { stroke: toInk(nose), 'stroke-width': 3, 'stroke-linejoin': 'round' }) +
    (NOSTRILS[beast.muzzle] ? drawNostrils(frame, toInk(nose), NOSTRILS[beast.muzzle]) : '') +
    element('ellipse', { cx: frame.x - 5, cy: ny - 7, rx: form.bridge ? 7 : 5, ry: 2.8, fill: '#fff', opacity: 0.75 }) +
    (form.split ? path(philtrum, form.bridge ? toInk(dark) : skin.line, { opacity: 0.8 }) : '')
  )
}

function drawFlatSnout({ width, height }: MuzzleShape, { x, y }: { x: number; y: number }, color: Color): Svg {
  const frame: Frame = { x, y, side: 1, units: { w: width, h: height } }
  const dark = shade(color, 0.9)
  const edge = brush(toPoints('-.98w,4 -.7w,.8h 0,1.1h .7w,.8h .98w,4', frame), 2.2, 'both', 14)
  return (
    path(toShape('-w,0 -.7w,-h 0,-1.05h .7w,-h w,0 .66w,h 0,1.1h -.66w,h', frame), color, { opacity: 0.96 }) +
    path(toShape('.1w,h .9w,0 .7w,.9h 0,1.08h', frame), dark, { opacity: 0.55 }) +
    path(edge, dark, { opacity: 0.8 })
  )
}

/** Draws a projecting snout: the bridge of the nose, two chops and a chin. */
function drawSnout(
  { canvas, figure, at }: Face,
  { width, height, bridge = 0 }: MuzzleShape,
  { x, y }: { x: number; y: number },
  color: Color,
): Svg {
  const { build } = figure
  const frame: Frame = { x, y, side: 1, units: { w: width, h: height } }
  const dark = shade(color, 1)
  const lit = tint(color, 0.7)
  const line = toInk(color)
  const [topX, topY] = at(0, build.eyeY + 2)
  const nose = toLoop([
    [topX - bridge * 0.7, topY, 1],
    [topX + bridge * 0.7, topY, 1],
    [x + width * 0.5, y - height * 0.4],
    [x + width * 0.4, y, 1],
    [x - width * 0.4, y, 1],
    [x - width * 0.5, y - height * 0.4],
  ])
  const chops = toShape(
    '0,-.86h .42w,-h .9w,-.56h 1.06w,.1h .86w,.74h .44w,.96h 0,.74h! -.44w,.96h -.86w,.74h -1.06w,.1h -.9w,-.56h -.42w,-h',
    frame,
  )
  const chin = toShape('-.5w,.6h! .5w,.6h! .42w,1.18h 0,1.42h -.42w,1.18h', frame)
  const fill = canvas.radialGradient(
    [x - width * 0.4, y - height * 0.5, width * 2.1],
    [0, lit],
    [0.45, color],
    [1, dark],
  )
  const ridge = canvas.linearGradient([0, topY, 0, y - height * 0.3], [0, color, 0], [0.7, color, 0.9], [1, color])
  const far = toShape('.5w,-.98h! .9w,-.56h 1.06w,.1h .86w,.74h .44w,.96h! .8w,.4h .78w,-.3h', frame)
  const spots = toPoints('-.5w,.04h -.66w,.3h -.4w,.36h .5w,.04h .66w,.3h .4w,.36h', frame)
  return (
    group({ 'clip-path': figure.faceClip }, path(chops, toInk(color), { opacity: 0.28, transform: 'translate(9 9)' })) +
    path(nose, ridge) +
    path(chin, color, { stroke: line, 'stroke-width': 2.4, 'stroke-opacity': 0.7 }) +
    path(chin, dark, { opacity: 0.35 }) +
    path(chops, fill) +
    path(far, dark, { opacity: 0.6 }) +
    path(brush(toPoints('.9w,-.5h 1.06w,.1h .86w,.74h .44w,.96h 0,.74h', frame), 2.6, 'both', 14), line, {
      opacity: 0.75,
    }) +
    path(brush(toPoints('-.98w,-.3h -1.06w,.1h -.86w,.74h -.44w,.96h 0,.74h', frame), 2.4, 'both', 14), line, {
      opacity: 0.6,
    }) +
    spots.map(([cx, cy]) => element('circle', { cx, cy, r: 1.7, fill: line, opacity: 0.6 })).join('')
  )
}

/** Draws a bird of prey's beak: cere, hooked upper and short lower beak. It hides the mouth. */
function drawBeak({ figure, at, far }: Face, beast: BeastSpec): Svg {
  const { build } = figure
  const color = beast.muzzleColor ?? '#e8b23a'
  const dark = shade(color, 1.4)
  const line = toInk(color)
  const [x, y] = at(0, build.noseY - 6)
  const frame: Frame = { x: x + figure.turn * 0.2, y, side: far, units: {} }
  const lower = toShape('-26,24! 0,34 26,24! 18,46 0,56 -18,46', frame)
  const upper = toShape(
    '-13,-52! 0,-58 13,-52! 34,-14 42,20! 24,28 14,40 5,66! -8,62 -16,38 -26,28 -40,20! -32,-14',
    frame,
  )
  const side = toShape('8,-55! 13,-52! 34,-14 42,20! 24,28 14,40 5,66! 12,30 14,0 10,-30', frame)
  const cere = toShape('-13,-52! 0,-58 13,-52! 26,-24 16,-14 0,-18 -16,-14 -25,-24', frame)
  const outline = { stroke: line, 'stroke-width': 3, 'stroke-linejoin': 'round' }
  return (
    path(lower, dark, outline) +
    path(upper, color, outline) +
    path(side, dark, { opacity: 0.7 }) +
    path(cere, tint(color, 1.1)) +
    path(brush(toPoints('-40,20 -26,28 -16,38 -8,62', frame), 3, 'both', 10), line) +
    path(brush(toPoints('-8,-14 -5,10 -2,36', frame), 6, 'both', 8), '#fff', { opacity: 0.6 }) +
    [-10, 11].map((dx) => path(brush(toPoints(`${dx},-34 ${dx * 1.35},-27`, frame), 5, 'both', 5), line)).join('')
  )
}

function drawNostrils({ x, y }: Frame, fill: string, size = 1): Svg {
  return [-9, 9]
    .map((dx) => element('ellipse', { cx: x + dx * size, cy: y - 2 * size, rx: 4.4 * size, ry: 6 * size, fill }))
    .join('')
}
