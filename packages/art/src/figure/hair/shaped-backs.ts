import { blob, type Point } from '../../draw/geometry.ts'
import { points } from '../../draw/notation.ts'
import { type Back, type Bun, fan, LEAF, mass, pair, plan, SPIKE } from './back.ts'

const BLUNT = { profile: 'rope', shadeFrom: 0.5 } as const

/** Tied, braided and standing hair. */
export const SHAPED_BACKS: Readonly<Record<string, () => Back>> = {
  'pony-high': () =>
    tied(
      plan('64,-150 170,-190 222,-70 206,90 236,220', 96, { ...LEAF, shadeFrom: 0.55 }),
      plan('60,-150 150,-160 186,-40 160,90 150,190', 70),
      plan('66,-156 190,-196 254,-70 252,60 276,130', 54),
    ),
  'pony-low': () =>
    tied(plan('70,80 150,110 172,190 150,290 170,380', 78, LEAF), plan('70,90 140,120 150,200 126,290 130,350', 46)),
  'side-tail': () =>
    tied(
      plan('104,-40 186,-50 222,60 200,180 226,300', 84, LEAF),
      plan('102,-36 168,-20 186,80 164,180 170,260', 56),
      plan('106,-44 204,-60 252,40 244,140 268,210', 42),
    ),
  'twin-tails': () =>
    tied(
      ...pair('112,-96 198,-110 236,30 214,170 246,320', 84, LEAF),
      ...pair('110,-90 176,-80 196,50 176,180 184,270', 56),
      ...pair('114,-100 214,-110 262,10 254,130 282,200', 44),
    ),
  'short-twin-tails': () =>
    tied(...pair('112,-96 190,-120 222,-50 204,30 226,96', 76, LEAF), ...pair('110,-90 176,-90 192,-20 176,50', 50)),
  topknot: () =>
    tied(
      plan('0,-170 -34,-232 -14,-268 30,-262', 50, LEAF),
      plan('4,-168 44,-226 30,-270 -8,-276', 48, LEAF),
      plan('2,-170 8,-230 34,-290 74,-300', 40),
    ),
  chonmage: () =>
    tied(plan('-60,-150 -30,-196 20,-206 58,-190', 46, BLUNT), plan('20,-190 56,-212 78,-196', 34, BLUNT)),
  'samurai-tail': () =>
    tied(
      plan('10,-172 70,-250 176,-220 214,-70 196,70 222,190', 86, LEAF),
      plan('10,-172 60,-226 140,-190 168,-60 150,60 150,140', 56),
      plan('12,-176 90,-266 214,-220 256,-80 258,20', 46),
    ),
  bun: () => ({ ...tied(), buns: [bun('-52,-196 -30,-244 20,-250 56,-216 50,-170 -40,-166', 0, -205, 44)] }),
  'low-bun': () => ({ ...tied(), buns: [bun('66,40 120,20 160,52 152,104 108,124 70,96', 112, 72, 44)] }),
  odango: () => ({ ...tied(), buns: [-1, 1].map((side) => sideBun(side)) }),
  'braid-side': () => braided('78,70 120,130 112,220 96,330'),
  'braid-long': () => braided('84,60 150,130 166,240 140,360 160,470'),
  queue: () => braided('60,60 126,110 146,210 120,320 136,420'),
  'twin-braids': () => braided('96,60 142,118 140,200 126,290', '-96,60 -142,118 -140,200 -126,290'),
  'short-braids': () => braided('96,56 140,90 142,140 126,186', '-96,56 -140,90 -142,140 -126,186'),
  'wild-braids': () =>
    braided(
      '92,-20 180,10 196,110 160,210 190,290',
      '-92,-20 -180,10 -196,110 -160,210 -190,290',
      '70,70 118,140 108,230 126,300',
    ),
  'braid-loops': () => braided('108,20 164,60 166,120 112,116', '-108,20 -164,60 -166,120 -112,116'),
  'high-loops': () => tied(...loops(1), ...loops(-1)),
  'crown-braid': () => braided('-118,-70 -92,-146 -30,-190 30,-190 92,-146 118,-70'),
  rolls: () => ({
    ...tied(),
    buns: [
      bun('-104,-120 -110,-184 -66,-214 -16,-196 -22,-150 -66,-126', -66, -166, 42),
      bun('104,-120 110,-184 66,-214 16,-196 22,-150 66,-126', 66, -166, 42),
    ],
  }),
  tower: () => ({
    ...tied(
      ...[-1, 1].flatMap((side) =>
        [0, 1].map((row) =>
          plan(
            `${side * 112},${10 + row * 44} ${side * 150},${20 + row * 46} ${side * 152},${52 + row * 46} ${side * 116},${50 + row * 46}`,
            40,
            LEAF,
          ),
        ),
      ),
    ),
    buns: [
      bun('-112,-120 -128,-220 -96,-320 -30,-366 44,-366 104,-318 128,-220 112,-120', 0, -260, 88),
      bun('-118,-100 -140,-150 -118,-190 -70,-180 -62,-130', -98, -142, 36),
      bun('118,-100 140,-150 118,-190 70,-180 62,-130', 98, -142, 36),
    ],
  }),
  pigtails: () =>
    tied(...pair('112,40 176,40 196,110 172,180', 72, LEAF), ...pair('112,44 158,70 164,130 150,164', 44)),
  'spiky-mane': () => ({
    locks: [
      ...fan(15, (u, i) => {
        const reach = 224 + ((i % 3) - 1) * 26
        return {
          points: [ray(u * 2, 50, -60), ray(u * 2, 136, -50), ray(u * 2 + 0.06 * Math.sign(u), reach, -46)],
          width: 86,
          ...SPIKE,
        }
      }),
      ...fan(8, (u, i) => ({
        points: [
          [u * 100, 20],
          [u * 150, 90],
          [u * (176 + (i % 2) * 18), 150 + (i % 2) * 20],
        ],
        width: 70,
        ...SPIKE,
      })),
    ],
    mass: mass('-120,-120 -140,0 -124,110 124,110 140,0 120,-120 0,-190'),
  }),
  mane: () => ({
    locks: [
      ...fan(15, (u, i) => ({
        points: [
          ray(u * 2.3, 60, -50),
          ray(u * 2.3, 150, -40),
          ray(u * 2.3 + 0.1 * Math.sign(u), 206 + (i % 2) * 20, -20),
        ],
        width: 84,
      })),
      ...fan(9, (u, i) => ({
        points: [
          [u * 96, 30],
          [u * 160, 100],
          [u * 174, 170],
          [u * (150 + (i % 2) * 26), 232],
        ],
        width: 78,
      })),
    ],
    mass: mass('-130,-120 -160,0 -150,140 0,190 150,140 160,0 130,-120 0,-196'),
    bottom: 240,
  }),
  flame: () => ({
    locks: [
      ...fan(11, (u, i) => {
        const reach = 218 + ((i * 7) % 4) * 22
        const angle = u * 1.75
        return {
          points: [
            ray(angle, 40, -60),
            ray(angle, 130, -50),
            ray(angle + 0.16, reach * 0.84, -54),
            ray(angle + 0.3, reach, -70),
          ],
          width: 92,
        }
      }),
      ...fan(7, (u, i) => ({
        points: [
          [u * 90, 20],
          [u * 140, 90],
          [u * 150 + 30, 150],
          [u * 170 + 70, 190 - (i % 2) * 24],
        ],
        width: 66,
      })),
    ],
    mass: mass('-92,-110 -136,0 -120,110 120,110 136,0 92,-110 0,-180'),
  }),
  'feather-crest': () => ({
    locks: [
      ...fan(9, (u, i) => ({
        points: [ray(u * 0.8, 90, -80), ray(u * 0.95, 180, -70), ray(u * 1.12 + 0.05, 236 + (i % 2) * 26, -60)],
        width: 56,
        ...LEAF,
      })),
      ...fan(8, (u) => ({
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
    mass: mass('-92,-110 -128,0 -110,90 110,90 128,0 92,-110 0,-180'),
  }),
  'parrot-crest': () => ({
    locks: Array.from({ length: 7 }, (_, i) =>
      plan(`${-70 + i * 26},${-140 + i * 8} ${-74 + i * 34},${-262 + i * 24} ${8 + i * 32},${-346 + i * 40}`, 54, LEAF),
    ),
    mass: mass('-92,-110 -128,0 -110,90 110,90 128,0 92,-110 0,-180'),
  }),
  horned: () => ({
    locks: [
      ...pair('60,-150 120,-190 132,-236 104,-272', 64, SPIKE),
      ...pair('80,-130 150,-150 180,-196 170,-232', 48, SPIKE),
      ...fan(7, (u) => ({
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
    locks: fan(9, (u, i) => {
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
    mass: mass('-110,-120 -140,0 -116,110 116,110 140,0 110,-120 0,-190'),
    bottom: 300,
  }),
}

function tied(...locks: Back['locks']): Back {
  return { locks, tied: true }
}

function braided(...lines: readonly string[]): Back {
  return { locks: [], tied: true, braids: lines.map((line) => points(line)) }
}

function bun(outline: string, x: number, y: number, radius: number): Bun {
  return { outline: blob(points(outline)), center: [x, y], radius }
}

function sideBun(side: number): Bun {
  const outline = points('70,-150 74,-204 118,-224 158,-192 150,-142 110,-122').map(([x, y]): Point => [x * side, y])
  return { outline: blob(outline), center: [side * 114, -172], radius: 42 }
}

function loops(side: number): Back['locks'] {
  const line = '30,-176 60,-262 132,-258 140,-196 96,-150'
  const turned = points(line).map(([x, y]): Point => [x * side, y])
  return [{ points: turned, width: 36, profile: 'rope', shadeFrom: 0.55 }]
}

/** A point at an angle from the top of the head. */
function ray(angle: number, reach: number, y: number): Point {
  return [Math.sin(angle) * reach, y - Math.cos(angle) * reach]
}
