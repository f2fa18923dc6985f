import { toInk, tint, shade, type Color } from '../draw/color.ts'
import type { Svg } from '../draw/svg.ts'
import { type Frame, PLAIN_FRAME } from '../draw/notation.ts'
import { drawFlipper, drawPaw, drawTalons } from './beast-hands.ts'
import { requireKind } from './choice.ts'
import { drawFinger, drawFingers, drawLine, drawMound, drawNail, drawShadow, type HandTones } from './hand-strokes.ts'

/** A hand in two layers. What it holds passes between the layers, through (0, 0). */
type HandLayers = { rear: Svg; front: Svg }
type Hand = (tones: HandTones, frame: Frame) => Partial<HandLayers>

/** Hands by kind, centered on (0, 0) with the wrist below; `claw`, `paw` and `talons` are animal hands. */
const HANDS: Readonly<Record<string, Hand>> = {
  fist: drawFist,
  palm: drawCarryingHand,
  open: drawOpenHand,
  point: drawPointingHand,
  hold: drawHoldingFingers,
  flat: drawFlatHand,
  claw: drawClaw,
  paw: (tones, frame) => ({ front: drawPaw(tones, frame) }),
  talons: (tones, frame) => ({ front: drawTalons(tones, frame) }),
  flipper: (tones, frame) => ({ front: drawFlipper(tones, frame) }),
  bless: drawBlessingHand,
  pinch: drawPinchingHand,
  /** A hand outside the picture, below its lower edge. */
  hidden: () => ({}),
}

const BEAST_HANDS: ReadonlySet<string> = new Set(['paw', 'talons', 'flipper'])

export const HAND_KINDS: readonly string[] = Object.keys(HANDS)

/** Draws the hand on the viewer's right. If `flip` is true, draws its mirror image. */
export function drawHand(kind: string, tones: HandTones, flip: boolean): HandLayers {
  const frame: Frame = { ...PLAIN_FRAME, side: flip ? -1 : 1 }
  const { rear = '', front = '' } = requireKind(HANDS, kind, 'hand')(tones, frame)
  return { rear, front: front + (BEAST_HANDS.has(kind) || kind === 'hold' ? '' : drawWristJoint(tones, frame)) }
}

/** Covers the edge of the hand where the forearm begins. */
function drawWristJoint(tones: HandTones, frame: Frame): Svg {
  return drawMound('-17,38 0,36 18,38 18,53 0,54 -17,53', tones, frame, 0)
}

export function createGloveTones(color: Color): HandTones {
  return { base: tint(color, 0.1), shadow: shade(color, 1.1), line: toInk(color) }
}

/** Draws a fist around a shaft: four fingers in front of it, and the thumb over the first two. */
function drawFist(tones: HandTones, frame: Frame): HandLayers {
  return {
    rear: drawMound('-26,-34 4,-42 34,-34 40,0 32,36 24,48 -20,48 -32,30 -38,0', tones, frame),
    front:
      drawMound('14,-30 36,-34 43,-8 40,18 30,44 22,50 -20,48 -22,34 2,30', tones, frame) +
      drawFinger('34,26 10,28 -16,27', 19, tones, frame) +
      drawFinger('38,11 8,13 -24,12', 20, tones, frame) +
      drawFinger('40,-6 6,-5 -27,-5', 21, tones, frame) +
      drawFinger('36,-24 4,-23 -22,-23', 21, tones, frame) +
      drawShadow('30,-36! 44,-8 41,18 30,36! 28,16 30,-8', tones, frame, 0.7) +
      drawShadow('-34,0! -26,-12 -8,-16 16,-14! 10,-6 -10,-4 -24,6', tones, frame, 0.7) +
      drawFinger('-22,32 -36,8 -27,-14 5,-22', 21, tones, frame) +
      drawMound('-30,24 -22,18 -14,30 4,36 18,48 -20,48 -28,38', tones, frame, 0) +
      drawNail('2,-25 10,-26 12,-20 4,-18', tones, frame),
  }
}

/** Draws a cupped hand for an object at (0, 0) between the fingers and the thumb. */
function drawCarryingHand(tones: HandTones, frame: Frame): HandLayers {
  const fingers = [
    ['37,36 44,12 38,-12', 19],
    ['-33,36 -41,10 -37,-16', 21],
    ['14,38 17,8 14,-22', 21],
    ['-10,38 -13,6 -12,-24', 22],
  ] as const
  return {
    rear: drawFinger('-34,40 -62,18 -64,-16', 23, tones, frame),
    front:
      drawMound('-46,14 -20,8 22,8 48,16 42,42 24,58 -22,58 -40,44', tones, frame) +
      fingers.map(([line, width]) => drawFinger(line, width, tones, frame)).join('') +
      drawMound('-44,26 -24,20 0,24 24,20 45,26 40,44 22,56 -20,56 -38,44', tones, frame, 0) +
      drawShadow('22,24! 44,26 40,44 22,57 -4,57! 20,44', tones, frame, 0.75) +
      ['-36,20 -32,30', '-12,20 -10,32', '13,20 13,32', '38,22 34,31']
        .map((points) => drawLine(points, tones, frame, 2.2))
        .join(''),
  }
}

const PALM = '-31,-12 -10,-22 14,-21 32,-10 36,10 28,34 23,48 -22,48 -28,34 -36,10'

/** Draws an open palm, for a greeting, a stop sign or a spell. */
function drawOpenHand(tones: HandTones, frame: Frame): { front: Svg } {
  const fingers = ['-22,-8 -31,-46 -36,-78', '-4,-12 -6,-56 -6,-92', '14,-10 20,-52 24,-83', '28,0 40,-34 47,-59']
  const widths = [23, 24, 23, 20]
  return {
    front:
      drawMound(PALM, tones, frame) +
      fingers.map((line, index) => drawFinger(line, widths[index] ?? 20, tones, frame)).join('') +
      drawFinger('-22,30 -48,8 -65,-18', 24, tones, frame) +
      drawMound('-29,-8 -10,-16 14,-15 30,-4 33,12 26,34 22,47 -20,47 -26,36 -32,22', tones, frame, 0) +
      drawShadow('8,-14! 30,-4 34,10 26,34 22,48 2,48! 20,18', tones, frame, 0.7) +
      drawLine('-10,42 -14,22 -26,2', tones, frame, 2.2) +
      drawLine('-24,-2 2,6 26,-2', tones, frame, 2) +
      drawLine('-22,8 2,16 18,14', tones, frame, 1.8) +
      ['-37,-46 -28,-50', '-12,-54 0,-55', '15,-53 24,-52', '35,-36 42,-34']
        .map((points) => drawLine(points, tones, frame, 1.8))
        .join(''),
  }
}

/** Draws the back of a half-closed hand, for hands with some fingers raised. */
function drawHalfFist(tones: HandTones, frame: Frame): Svg {
  return drawMound('-28,-20 -6,-28 24,-24 37,-10 37,12 28,36 22,48 -20,48 -28,34 -34,8', tones, frame)
}

function drawThumbAcross(tones: HandTones, frame: Frame): Svg {
  return (
    drawShadow('-28,10! -10,-4 14,-8! 18,8 0,12 -14,28', tones, frame, 0.6) +
    drawFinger('-24,30 -18,8 14,-2', 21, tones, frame) +
    drawMound('-32,20 -25,20 -18,30 -6,34 4,47 -19,47 -27,36', tones, frame, 0) +
    drawNail('8,-5 17,-7 18,-1 11,3', tones, frame)
  )
}

function drawPointingHand(tones: HandTones, frame: Frame): { front: Svg } {
  return {
    front:
      drawFinger('-15,-8 -17,-54 -15,-92', 22, tones, frame) +
      drawHalfFist(tones, frame) +
      drawMound('-25,-16 -15,-22 -6,-20 4,0 -20,4', tones, frame, 0) +
      ['27,8 29,-14', '10,6 10,-20'].map((line) => drawFinger(line, 19, tones, frame)).join('') +
      drawMound('2,2 34,2 36,14 28,36 10,40 0,20', tones, frame, 0) +
      drawShadow('24,4! 37,0 36,14 28,36 22,48 4,48! 22,24', tones, frame, 0.75) +
      drawThumbAcross(tones, frame),
  }
}

/** Draws two raised fingers, for a vow, a blessing or a spell. */
function drawBlessingHand(tones: HandTones, frame: Frame): { front: Svg } {
  return {
    front:
      drawFinger('6,-8 8,-54 12,-94', 21, tones, frame) +
      drawFinger('-16,-8 -18,-54 -16,-90', 21, tones, frame) +
      drawHalfFist(tones, frame) +
      drawMound('-25,-14 -14,-22 6,-22 14,0 -20,4', tones, frame, 0) +
      drawFinger('26,8 28,-12', 19, tones, frame) +
      drawMound('14,2 34,2 36,14 28,36 12,40 4,20', tones, frame, 0) +
      drawShadow('24,4! 37,0 36,14 28,36 22,48 4,48! 22,24', tones, frame, 0.75) +
      drawThumbAcross(tones, frame),
  }
}

/** Draws a hand that holds a book or a box, with the fingers in front of it and the thumb hidden. */
function drawHoldingFingers(tones: HandTones, frame: Frame): { front: Svg } {
  const fingers = [
    ['34,27 12,29 -12,29', 17],
    ['38,-27 8,-31 -18,-30', 19],
    ['38,11 6,12 -24,12', 19],
    ['40,-8 4,-10 -28,-9', 20],
  ] as const
  return {
    front:
      drawMound('20,-38 40,-38 52,-12 48,26 34,42 18,38', tones, frame) +
      fingers.map(([line, width]) => drawFinger(line, width, tones, frame)).join('') +
      drawMound('28,-32 42,-34 50,-10 46,26 34,38 24,32 30,0', tones, frame, 0) +
      drawShadow('34,-34! 45,-28 52,-8 46,26 34,40 22,36! 36,6', tones, frame, 0.75) +
      ['24,-20 36,-18', '26,1 38,2', '24,20 35,20'].map((points) => drawLine(points, tones, frame, 2)).join(''),
  }
}

/** Draws the back of a flat hand that lies on a chest or an arm. */
function drawFlatHand(tones: HandTones, frame: Frame): { front: Svg } {
  const fingers = ['25,-4 30,-34 32,-56', '11,-12 13,-48 14,-76', '-6,-12 -8,-50 -7,-82', '-21,-8 -28,-42 -29,-70']
  const widths = [18, 20, 21, 20]
  return {
    front:
      drawFinger('-22,30 -44,8 -52,-16', 22, tones, frame) +
      drawMound(PALM, tones, frame) +
      fingers.map((line, index) => drawFinger(line, widths[index] ?? 20, tones, frame)).join('') +
      drawMound('-29,-6 -12,-14 14,-13 30,-2 33,12 26,34 22,47 -20,47 -27,36 -33,12', tones, frame, 0) +
      drawShadow('12,-12! 31,-2 34,12 26,34 22,48 4,48! 20,18', tones, frame, 0.7) +
      ['-22,-14 -18,-6', '-7,-18 -5,-9', '12,-16 12,-8', '27,-8 25,0']
        .map((points) => drawLine(points, tones, frame, 2))
        .join(''),
  }
}

/** Draws a hand that holds a small object at (-14, -40) between the thumb and a finger. */
function drawPinchingHand(tones: HandTones, frame: Frame): HandLayers {
  return {
    rear: drawFinger('4,-8 14,-44 4,-62 -12,-50', 19, tones, frame),
    front:
      drawMound(PALM, tones, frame) +
      drawFinger('30,6 44,-20 52,-40', 17, tones, frame) +
      drawFinger('22,-4 36,-44 42,-68', 19, tones, frame) +
      drawFinger('8,-8 22,-54 26,-80', 20, tones, frame) +
      drawFinger('-20,28 -38,-6 -22,-34', 22, tones, frame) +
      drawMound('-29,4 -16,-2 14,-15 30,-2 33,12 26,34 22,47 -20,47 -26,36', tones, frame, 0) +
      drawShadow('10,-12! 30,-2 34,12 26,34 22,48 2,48! 20,18', tones, frame, 0.7) +
      drawLine('-8,42 -10,22 -20,6', tones, frame, 2.2),
  }
}

function drawClaw(tones: HandTones, frame: Frame): { front: Svg } {
  const nails = [
    '-48,-68! -42,-112! -26,-72!',
    '-18,-80! -8,-126! 6,-80!',
    '12,-74! 30,-116! 34,-72!',
    '36,-52! 60,-86! 54,-46!',
    '-70,-6! -88,-48! -52,-20!',
  ]
  const horn: HandTones = { base: '#f3ead8', shadow: '#cdbfa8', line: tones.line }
  return { front: drawFingers(nails, horn, frame) + drawOpenHand(tones, frame).front }
}
