import { toInk, tint, shade, type Color } from '../draw/color.ts'
import { group, path, type Svg } from '../draw/svg.ts'
import { type Frame, PLAIN_FRAME, toShape } from '../draw/notation.ts'
import { drawFlipper, drawPaw, drawTalons } from './beast-hands.ts'
import { choose } from './choice.ts'
import { drawFingers, type HandTones, drawLine, drawShadow, drawSolid } from './hand-strokes.ts'

type Hand = (tones: HandTones, frame: Frame) => Svg

/** Hands by kind, centered on (0, 0) with the wrist below; `claw`, `paw` and `talons` are animal hands. */
const HANDS: Readonly<Record<string, Hand>> = {
  fist: drawFist,
  palm: drawCarryingHand,
  open: drawOpenHand,
  point: drawPointingHand,
  hold: drawHoldingFingers,
  flat: drawFlatHand,
  claw: drawClaw,
  paw: drawPaw,
  talons: drawTalons,
  flipper: drawFlipper,
  bless: drawBlessingHand,
  pinch: drawPinchingHand,
}

export const HAND_KINDS: readonly string[] = Object.keys(HANDS)

/** Draws the hand on the viewer's right. If `flip` is true, draws its mirror image. */
export function drawHand(kind: string, tones: HandTones, flip: boolean): Svg {
  return group({}, choose(HANDS, kind, 'hand')(tones, { ...PLAIN_FRAME, side: flip ? -1 : 1 }))
}

export function createGloveTones(color: Color): HandTones {
  return { base: tint(color, 0.1), shadow: shade(color, 1.1), line: toInk(color) }
}

/** Draws a fist around a vertical shaft. */
function drawFist(tones: HandTones, frame: Frame): Svg {
  return (
    drawSolid('-32,-28 -10,-38 18,-36 34,-24 38,4 32,30 6,38 -22,34 -36,14', tones, frame) +
    drawShadow('10,-36! 34,-26 40,4 32,32 6,40! 20,10', tones, frame) +
    ['-36,-17 -14,-15 8,-19', '-35,0 -14,2 8,-2', '-34,17 -14,19 8,15']
      .map((points) => drawLine(points, tones, frame, 3))
      .join('') +
    drawSolid('24,-34 8,-30 -8,-16 -12,-4 -2,0 14,-8 30,-14', tones, frame, 4) +
    drawShadow('-8,-4! 0,-2 14,-8 30,-16! 26,-8 0,4', tones, frame, 0.8)
  )
}

/** Draws an open hand with room for an object that stands at (0, 0). */
function drawCarryingHand(tones: HandTones, frame: Frame): Svg {
  const places = [
    [-36, -20, 0.9],
    [-14, -26, 1],
    [8, -26, 1],
    [29, -20, 0.92],
  ] as const
  const finger = ([x, y, size]: readonly [number, number, number]) => {
    const [wide, narrow] = [11 * size, 10 * size]
    return `${x - narrow},${y + 44} ${x - wide},${y + 8} ${x},${y - 4} ${x + wide},${y + 8} ${x + narrow},${y + 44}`
  }
  return (
    drawSolid('-50,-4 -46,22 -28,48 0,56 30,48 48,22 52,-4 20,6 -20,6', tones, frame) +
    drawShadow('20,4! 54,-8 50,24 30,52 2,60! 24,34', tones, frame) +
    drawFingers(places.map(finger), tones, frame) +
    places
      .map(([x, y, s]) =>
        drawShadow(
          `${x + 3},${y + 2}! ${x + 11 * s},${y + 10} ${x + 10 * s},${y + 44}! ${x + 4},${y + 44}!`,
          tones,
          frame,
          0.7,
        ),
      )
      .join('') +
    path(toShape('-44,20 -30,14 0,12 30,14 44,20 36,44 0,54 -34,44', frame), tones.base) +
    drawShadow('14,16 30,14 44,20 36,44 4,54 22,34', tones, frame) +
    ['-25,6 -25,22', '-3,6 -3,22', '19,6 19,22'].map((points) => drawLine(points, tones, frame, 2.4)).join('') +
    drawSolid('-52,14 -66,-14 -60,-34 -48,-30 -46,-8 -36,10', tones, frame, 4.5)
  )
}

/** Draws an open palm, for a greeting, a stop sign or a spell. */
function drawOpenHand(tones: HandTones, frame: Frame): Svg {
  return (
    drawFingers(
      [
        '-30,-14 -40,-56 -37,-70 -27,-70 -20,-54 -12,-18',
        '-14,-18 -17,-70 -11,-86 -1,-85 4,-68 5,-18',
        '4,-18 9,-68 17,-82 26,-77 27,-60 22,-16',
        '18,-12 31,-50 40,-60 47,-53 44,-36 32,0',
        '-26,22 -50,2 -64,-16 -58,-27 -46,-24 -24,-2',
      ],
      tones,
      frame,
    ) +
    path(toShape('-32,-16 0,-24 28,-14 34,8 26,34 0,42 -24,36 -33,12', frame), tones.base) +
    drawShadow('10,-14! 30,-8 34,10 26,34 2,42! 18,16', tones, frame, 0.75) +
    ['-26,20 -8,12 0,-4', '-20,-8 2,-4 24,-12', '-18,4 4,8 22,2']
      .map((points) => drawLine(points, tones, frame, 2.2))
      .join('') +
    ['-26,-36 -19,-38', '-10,-46 -2,-46', '13,-44 21,-41', '29,-32 36,-28']
      .map((points) => drawLine(points, tones, frame, 2))
      .join('')
  )
}

function drawPointingHand(tones: HandTones, frame: Frame): Svg {
  return (
    drawFingers(['-22,-18 -24,-78 -18,-96 -8,-96 -2,-78 2,-18'], tones, frame) +
    drawSolid('-28,-26 -6,-34 22,-32 34,-20 36,6 30,30 4,38 -20,34 -32,12', tones, frame) +
    path(toShape('-20,-44 -4,-44 0,-18 -22,-18', frame), tones.base) +
    drawShadow('10,-32! 34,-22 38,6 30,32 4,40! 18,10', tones, frame) +
    ['8,-30 8,-10 2,0', '20,-30 21,-8 16,2'].map((points) => drawLine(points, tones, frame, 3)).join('') +
    drawSolid('-30,12 -20,-8 2,-14 14,-8 10,4 -8,8 -20,24', tones, frame, 4)
  )
}

/** Draws two raised fingers, for a vow, a blessing or a spell. */
function drawBlessingHand(tones: HandTones, frame: Frame): Svg {
  return (
    drawFingers(
      ['-24,-18 -27,-76 -21,-92 -11,-92 -6,-76 -4,-18', '-6,-18 -7,-82 0,-98 9,-97 13,-80 12,-18'],
      tones,
      frame,
    ) +
    drawSolid('-28,-26 -6,-32 22,-30 34,-18 36,6 30,30 4,38 -20,34 -32,12', tones, frame) +
    path(toShape('-22,-44 10,-44 10,-18 -22,-18', frame), tones.base) +
    drawShadow('14,-28! 34,-20 38,6 30,32 4,40! 20,10', tones, frame) +
    drawSolid('-30,12 -18,-6 6,-12 20,-8 16,4 -6,8 -20,24', tones, frame, 4)
  )
}

/** Draws only the fingers of a hand that holds a book or a box from behind and below. */
function drawHoldingFingers(tones: HandTones, frame: Frame): Svg {
  return (
    drawFingers(
      [
        '36,-34 4,-42 -20,-38 -24,-28 -14,-20 36,-14',
        '36,-20 0,-24 -28,-18 -31,-7 -20,-1 36,2',
        '36,-4 2,-4 -24,4 -26,14 -15,20 36,18',
        '36,14 8,16 -12,24 -13,33 -3,37 34,32',
      ],
      tones,
      frame,
    ) +
    path(toShape('14,-34 38,-36 50,-8 44,28 30,38 12,32', frame), tones.base) +
    drawShadow('26,-32! 46,-24 52,-4 44,28 24,40! 34,4', tones, frame, 0.8)
  )
}

/** Draws a flat hand that lies on a chest or an arm, with its back to the viewer. */
function drawFlatHand(tones: HandTones, frame: Frame): Svg {
  return (
    drawFingers(
      [
        '-24,-10 -34,-52 -30,-64 -20,-64 -13,-50 -8,-12',
        '-10,-14 -13,-62 -7,-74 2,-73 6,-60 7,-14',
        '6,-14 10,-58 17,-69 26,-65 26,-52 21,-12',
        '19,-8 30,-42 38,-50 45,-43 42,-30 31,2',
      ],
      tones,
      frame,
    ) +
    drawSolid('-30,-10 -8,-18 20,-16 34,-2 32,20 22,38 0,42 -22,36 -31,14', tones, frame, 0.1) +
    drawShadow('12,-10! 32,-2 32,20 22,38 2,42! 18,16', tones, frame, 0.7) +
    ['-18,-14 -17,-2', '-2,-17 -1,-4', '13,-15 13,-3'].map((points) => drawLine(points, tones, frame, 2.4)).join('') +
    drawSolid('-26,28 -46,10 -52,-10 -44,-18 -35,-10 -24,6', tones, frame, 4.5)
  )
}

/** Draws a hand that holds a small object at (-14, -40) between thumb and finger. */
function drawPinchingHand(tones: HandTones, frame: Frame): Svg {
  return (
    drawFingers(
      [
        '8,-18 18,-56 27,-62 33,-54 30,-36 24,-8',
        '-4,-16 6,-62 14,-72 22,-65 20,-46 14,-12',
        '-26,-6 -30,-34 -20,-50 -9,-47 -10,-36 -16,-30 -8,-12',
      ],
      tones,
      frame,
    ) +
    drawSolid('-28,-8 -6,-22 24,-18 33,0 30,24 18,38 -4,40 -24,32 -32,12', tones, frame) +
    drawShadow('12,-16! 32,-6 32,20 20,38 0,42! 18,14', tones, frame) +
    drawSolid('-30,20 -42,-8 -34,-34 -24,-42 -16,-36 -22,-14 -12,8', tones, frame, 4.5)
  )
}

function drawClaw(tones: HandTones, frame: Frame): Svg {
  const nails = [
    '-46,-52! -40,-90! -28,-56!',
    '-20,-72! -8,-112! 2,-72!',
    '10,-66! 30,-102! 32,-60!',
    '34,-44! 58,-70! 50,-34!',
    '-62,-14! -84,-38! -54,-32!',
  ]
  const horn: HandTones = { base: '#f3ead8', shadow: '#cdbfa8', line: tones.line }
  return drawFingers(nails, horn, frame) + drawOpenHand(tones, frame)
}
