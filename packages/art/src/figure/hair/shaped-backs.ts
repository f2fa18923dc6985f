import { toLoop, type Point } from '../../draw/geometry.ts'
import { toPoints } from '../../draw/notation.ts'
import { type BackHair, braid, type Bun, toBun, fanLocks, LEAF, parseMass, SPIKE, tie, toLock, toPair } from './back.ts'

const BLUNT = { profile: 'rope', shadeFrom: 0.5 } as const

/** Hair at the back that is tied, braided or standing. */
export const SHAPED_BACKS: Readonly<Record<string, () => BackHair>> = {
  'pony-high': () =>
    tie(
      toLock('64,-150 170,-190 222,-70 206,90 236,220', 96, { ...LEAF, shadeFrom: 0.55 }),
      toLock('60,-150 150,-160 186,-40 160,90 150,190', 70),
      toLock('66,-156 190,-196 254,-70 252,60 276,130', 54),
    ),
  'pony-low': () =>
    tie(toLock('70,80 150,110 172,190 150,290 170,380', 78, LEAF), toLock('70,90 140,120 150,200 126,290 130,350', 46)),
  'side-tail': () =>
    tie(
      toLock('104,-40 186,-50 222,60 200,180 226,300', 84, LEAF),
      toLock('102,-36 168,-20 186,80 164,180 170,260', 56),
      toLock('106,-44 204,-60 252,40 244,140 268,210', 42),
    ),
  'twin-tails': () =>
    tie(
      ...toPair('112,-96 198,-110 236,30 214,170 246,320', 84, LEAF),
      ...toPair('110,-90 176,-80 196,50 176,180 184,270', 56),
      ...toPair('114,-100 214,-110 262,10 254,130 282,200', 44),
    ),
  'short-twin-tails': () =>
    tie(...toPair('112,-96 190,-120 222,-50 204,30 226,96', 76, LEAF), ...toPair('110,-90 176,-90 192,-20 176,50', 50)),
  topknot: () =>
    tie(
      toLock('0,-170 -34,-232 -14,-268 30,-262', 50, LEAF),
      toLock('4,-168 44,-226 30,-270 -8,-276', 48, LEAF),
      toLock('2,-170 8,-230 34,-290 74,-300', 40),
    ),
  chonmage: () =>
    tie(toLock('-60,-150 -30,-196 20,-206 58,-190', 46, BLUNT), toLock('20,-190 56,-212 78,-196', 34, BLUNT)),
  'samurai-tail': () =>
    tie(
      toLock('10,-172 70,-250 176,-220 214,-70 196,70 222,190', 86, LEAF),
      toLock('10,-172 60,-226 140,-190 168,-60 150,60 150,140', 56),
      toLock('12,-176 90,-266 214,-220 256,-80 258,20', 46),
    ),
  bun: () => ({
    ...tie(),
    buns: [toBun('-52,-196 -30,-244 20,-250 56,-216 50,-170 -40,-166', 0, -205, 44)],
  }),
  'low-bun': () => ({
    ...tie(),
    buns: [toBun('66,40 120,20 160,52 152,104 108,124 70,96', 112, 72, 44)],
  }),
  odango: () => ({ ...tie(), buns: [-1, 1].map((side) => createSideBun(side)) }),
  'braid-side': () => braid('78,70 120,130 112,220 96,330'),
  'braid-long': () => braid('84,60 150,130 166,240 140,360 160,470'),
  queue: () => braid('60,60 126,110 146,210 120,320 136,420'),
  'twin-braids': () => braid('96,60 142,118 140,200 126,290', '-96,60 -142,118 -140,200 -126,290'),
  'short-braids': () => braid('96,56 140,90 142,140 126,186', '-96,56 -140,90 -142,140 -126,186'),
  'wild-braids': () =>
    braid(
      '92,-20 180,10 196,110 160,210 190,290',
      '-92,-20 -180,10 -196,110 -160,210 -190,290',
      '70,70 118,140 108,230 126,300',
    ),
  'braid-loops': () => braid('108,20 164,60 166,120 112,116', '-108,20 -164,60 -166,120 -112,116'),
  'high-loops': () => tie(...createLoops(1), ...createLoops(-1)),
  'crown-braid': () => braid('-118,-70 -92,-146 -30,-190 30,-190 92,-146 118,-70'),
  rolls: () => ({
    ...tie(),
    buns: [
      toBun('-104,-120 -110,-184 -66,-214 -16,-196 -22,-150 -66,-126', -66, -166, 42),
      toBun('104,-120 110,-184 66,-214 16,-196 22,-150 66,-126', 66, -166, 42),
    ],
  }),
  tower: () => ({
    ...tie(
      ...[-1, 1].flatMap((side) =>
        [0, 1].map((row) =>
          toLock(
            `${side * 112},${10 + row * 44} ${side * 150},${20 + row * 46} ${side * 152},${52 + row * 46} ${side * 116},${50 + row * 46}`,
            40,
            LEAF,
          ),
        ),
      ),
    ),
    buns: [
      toBun('-112,-120 -128,-220 -96,-320 -30,-366 44,-366 104,-318 128,-220 112,-120', 0, -260, 88),
      toBun('-118,-100 -140,-150 -118,-190 -70,-180 -62,-130', -98, -142, 36),
      toBun('118,-100 140,-150 118,-190 70,-180 62,-130', 98, -142, 36),
    ],
  }),
  pigtails: () =>
    tie(...toPair('112,40 176,40 196,110 172,180', 72, LEAF), ...toPair('112,44 158,70 164,130 150,164', 44)),
  'spiky-mane': () => ({
    locks: [
      ...fanLocks(15, (u, i) => {
        const reach = 224 + ((i % 3) - 1) * 26
        return {
          points: [toPoint(u * 2, 50, -60), toPoint(u * 2, 136, -50), toPoint(u * 2 + 0.06 * Math.sign(u), reach, -46)],
          width: 86,
          ...SPIKE,
        }
      }),
      ...fanLocks(8, (u, i) => ({
        points: [
          [u * 100, 20],
          [u * 150, 90],
          [u * (176 + (i % 2) * 18), 150 + (i % 2) * 20],
        ],
        width: 70,
        ...SPIKE,
      })),
    ],
    mass: parseMass('-120,-120 -140,0 -124,110 124,110 140,0 120,-120 0,-190'),
  }),
  mane: () => ({
    locks: [
      ...fanLocks(15, (u, i) => ({
        points: [
          toPoint(u * 2.3, 60, -50),
          toPoint(u * 2.3, 150, -40),
          toPoint(u * 2.3 + 0.1 * Math.sign(u), 206 + (i % 2) * 20, -20),
        ],
        width: 84,
      })),
      ...fanLocks(9, (u, i) => ({
        points: [
          [u * 96, 30],
          [u * 160, 100],
          [u * 174, 170],
          [u * (150 + (i % 2) * 26), 232],
        ],
        width: 78,
      })),
    ],
    mass: parseMass('-130,-120 -160,0 -150,140 0,190 150,140 160,0 130,-120 0,-196'),
    bottom: 240,
  }),
  flame: () => ({
    locks: [
      ...fanLocks(11, (u, i) => {
        const reach = 218 + ((i * 7) % 4) * 22
        const angle = u * 1.75
        return {
          points: [
            toPoint(angle, 40, -60),
            toPoint(angle, 130, -50),
            toPoint(angle + 0.16, reach * 0.84, -54),
            toPoint(angle + 0.3, reach, -70),
          ],
          width: 92,
        }
      }),
      ...fanLocks(7, (u, i) => ({
        points: [
          [u * 90, 20],
          [u * 140, 90],
          [u * 150 + 30, 150],
          [u * 170 + 70, 190 - (i % 2) * 24],
        ],
        width: 66,
      })),
    ],
    mass: parseMass('-92,-110 -136,0 -120,110 120,110 136,0 92,-110 0,-180'),
  }),
  'feather-crest': () => ({
    locks: [
      ...fanLocks(9, (u, i) => ({
        points: [
          toPoint(u * 0.8, 90, -80),
          toPoint(u * 0.95, 180, -70),
          toPoint(u * 1.12 + 0.05, 236 + (i % 2) * 26, -60),
        ],
        width: 56,
        ...LEAF,
      })),
      ...fanLocks(8, (u) => ({
        points: [
          [u * 70, -60],
          [u * 130, 10],
          [u * 138, 70],
          [u * 150, 128],
        ],
        width: 56,
        ...LEAF,
      })),
    ],
    mass: parseMass('-92,-110 -128,0 -110,90 110,90 128,0 92,-110 0,-180'),
  }),
  'parrot-crest': () => ({
    locks: Array.from({ length: 7 }, (_, i) =>
      toLock(
        `${-70 + i * 26},${-140 + i * 8} ${-74 + i * 34},${-262 + i * 24} ${8 + i * 32},${-346 + i * 40}`,
        54,
        LEAF,
      ),
    ),
    mass: parseMass('-92,-110 -128,0 -110,90 110,90 128,0 92,-110 0,-180'),
  }),
  horned: () => ({
    locks: [
      ...toPair('60,-150 120,-190 132,-236 104,-272', 64, SPIKE),
      ...toPair('80,-130 150,-150 180,-196 170,-232', 48, SPIKE),
      ...fanLocks(7, (u) => ({
        points: [
          [u * 60, -70],
          [u * 114, -20],
          [u * 116, 30],
          [u * 100, 70],
        ],
        width: 54,
      })),
    ],
  }),
  tentacles: () => ({
    locks: fanLocks(9, (u, i) => {
      const way = i % 2 ? 26 : -22
      const line: Point[] = [
        [u * 76, -90],
        [u * 152, -10],
        [u * 138 + way, 80],
        [u * 196 - way, 160],
        [u * 176 + way, 240],
        [u * 226, 290 - (i % 2) * 40],
      ]
      return { points: line, width: 52, shadeFrom: 0.55 }
    }),
    mass: parseMass('-110,-120 -140,0 -116,110 116,110 140,0 110,-120 0,-190'),
    bottom: 300,
  }),
}

function createSideBun(side: number): Bun {
  const outline = toPoints('70,-150 74,-204 118,-224 158,-192 150,-142 110,-122').map(([x, y]): Point => [x * side, y])
  return { outline: toLoop(outline), center: [side * 114, -172], radius: 42 }
}

function createLoops(side: number): BackHair['locks'] {
  const line = '30,-176 60,-262 132,-258 140,-196 96,-150'
  const turned = toPoints(line).map(([x, y]): Point => [x * side, y])
  return [{ points: turned, width: 36, profile: 'rope', shadeFrom: 0.55 }]
}

/** Returns the point at an angle around the head; angle 0 is the top. */
function toPoint(angle: number, reach: number, y: number): Point {
  return [Math.sin(angle) * reach, y - Math.cos(angle) * reach]
}
