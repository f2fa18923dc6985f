import type { Point } from '../../draw/geometry.ts'
import { type Back, evenMass, fan, LEAF, mass, pair, SPIKE } from './back.ts'
import type { HairLock } from './locks.ts'

const short = (): Back => ({
  locks: fan(9, (u) => lock(64, [u * 60, -70], [u * 118, -20], [u * 124, 50], [u * 104, 104 - Math.abs(u) * 14])),
})

/** Hair that falls free behind the head. */
export const LOOSE_BACKS: Readonly<Record<string, () => Back>> = {
  none: () => ({ locks: [] }),
  short,
  cropped: () => ({ locks: fan(7, (u) => lock(54, [u * 60, -70], [u * 114, -20], [u * 116, 30], [u * 100, 62])) }),
  bob: () => ({
    locks: fan(9, (u) => lock(70, [u * 62, -90], [u * 140, 0], [u * 142, 70], [u * 118 - Math.sign(u) * 4, 132])),
    mass: evenMass('92,-110 142,0 138,80 90,118 4,110'),
  }),
  'curly-bob': () => ({
    locks: fan(9, (u, i) =>
      lock(74, [u * 62, -90], [u * 150, -20], [u * 132, 50], [u * 160, 104], [u * (120 + (i % 2) * 14), 136]),
    ),
    mass: evenMass('92,-110 150,0 144,80 96,112 4,100'),
  }),
  medium: () => ({
    locks: fan(11, (u) =>
      lock(64, [u * 62, -90], [u * 140, 10], [u * 146, 110], [u * 148 + u * 10, 200 - Math.abs(u) * 8]),
    ),
    mass: evenMass('92,-110 140,20 136,130 4,170'),
  }),
  flip: () => ({
    locks: fan(11, (u) => lock(58, [u * 62, -90], [u * 138, 10], [u * 128, 100], [u * 176, 168 - Math.abs(u) * 30])),
    mass: evenMass('92,-110 138,20 120,110 4,140'),
  }),
  long: () => ({
    locks: fan(13, (u, i) => {
      const way = i % 2 ? 1 : -1
      const tip: Point = [u * 186 + ((i % 3) - 1) * 10, 430 - (i % 2) * 44]
      return lock(62, [u * 62, -90], [u * 142, 10], [u * 150 + way * 8, 150], [u * 174 - way * 10, 290], tip)
    }),
    mass: evenMass('92,-110 146,20 156,200 160,360 4,400'),
    bottom: 420,
  }),
  straight: () => ({
    locks: fan(13, (u) => ({
      ...lock(50, [u * 62, -90], [u * 136, 10], [u * 146, 170], [u * 150, 340], [u * 150, 520]),
      profile: 'blunt',
      shadeFrom: 0.7,
    })),
    mass: evenMass('92,-110 142,20 150,200 152,520'),
    bottom: 480,
  }),
  floor: () => ({
    locks: fan(15, (u) => ({
      ...lock(58, [u * 62, -90], [u * 142, 0], [u * 168, 150], [u * 206, 330], [u * 244, 560]),
      shadeFrom: 0.7,
    })),
    mass: evenMass('92,-110 148,20 172,200 240,540'),
    bottom: 520,
  }),
  wavy: () => ({
    locks: fan(11, (u, i) => {
      const way = i % 2 ? 14 : -14
      return lock(
        70,
        [u * 62, -90],
        [u * 150, 0],
        [u * 142 + way, 90],
        [u * 184 - way, 180],
        [u * 176 + way, 280],
        [u * 208, 370],
      )
    }),
    mass: evenMass('92,-110 146,20 150,120 166,240 150,330 4,360'),
    bottom: 380,
  }),
  'short-wavy': () => ({
    locks: fan(10, (u, i) => {
      const way = i % 2 ? 12 : -12
      return lock(66, [u * 62, -90], [u * 146, -10], [u * 134 + way, 60], [u * 158 - way, 130], [u * 150, 180])
    }),
    mass: evenMass('92,-110 144,10 136,110 4,140'),
  }),
  curly: () => ({
    locks: [
      ...fan(13, (u, i) => curl(u * 2.1, 176 + (i % 2) * 12, 0.92, 20, 74)),
      ...fan(7, (u) => ({
        ...lock(66, [u * 110, 40], [u * 160, 100], [u * 136, 150], [u * 166, 196], [u * 140, 214]),
        ...LEAF,
      })),
    ],
    mass: mass('-140,-100 -166,0 -160,110 -130,180 0,190 130,180 160,110 166,0 140,-100 70,-176 -70,-176'),
  }),
  'small-curls': () => ({
    locks: fan(11, (u, i) => curl(u * 2.2, 150 + (i % 2) * 10, 0.95, 26, 62)),
    mass: mass('-120,-90 -142,0 -120,96 0,110 120,96 142,0 120,-90 60,-160 -60,-160'),
  }),
  afro: () => ({
    locks: [
      ...fan(17, (u, i) => curl(u * 2.5, 196 + (i % 2) * 14, 0.98, 30, 66)),
      ...fan(11, (u) => curl(u * 2.3, 156, 0.95, 20, 60)),
    ],
    mass: mass('-150,-120 -186,-20 -160,90 -90,130 90,130 160,90 186,-20 150,-120 70,-206 -70,-206'),
  }),
  ringlets: () => ({
    locks: fan(9, (u, i) => ({
      ...lock(
        52,
        [u * 70, -90],
        [u * 148, -10],
        [u * 128 + 10, 50],
        [u * 162 - 10, 110],
        [u * 134 + 10, 170],
        [u * 164 - 8, 230],
        [u * 148, 280 - (i % 2) * 26],
      ),
      ...LEAF,
    })),
    mass: evenMass('92,-110 144,10 142,130 126,220 4,200'),
    bottom: 290,
  }),
  shag: () => ({
    locks: fan(13, (u, i) => ({
      ...lock(
        62,
        [u * 62, -90],
        [u * 138, 0],
        [u * 140, 80],
        [u * (168 - (i % 2) * 22), 136 - Math.abs(u) * 26 + (i % 2) * 22],
      ),
      ...SPIKE,
    })),
  }),
  wolf: () => ({
    locks: [
      ...fan(9, (u, i) => ({
        ...lock(60, [u * 62, -90], [u * 134, 20], [u * 126, 120], [u * (150 + (i % 2) * 22), 214 - (i % 2) * 26]),
        ...SPIKE,
      })),
      ...fan(8, (u, i) => ({
        ...lock(58, [u * 84, -80], [u * 152, -30], [u * 168, 20], [u * (194 - (i % 2) * 16), 62]),
        ...SPIKE,
      })),
    ],
    mass: evenMass('92,-110 136,10 122,120 4,160'),
  }),
  messy: () => ({
    locks: fan(13, (u, i) => {
      const way = i % 2 ? 18 : -14
      return {
        ...lock(
          62,
          [u * 62, -90],
          [u * 142, 0],
          [u * 140 + way, 120],
          [u * 172 - way, 240],
          [u * 186 + way, 330 - (i % 3) * 34],
        ),
        ...SPIKE,
      }
    }),
    mass: evenMass('92,-110 142,20 146,180 150,270 4,300'),
    bottom: 340,
  }),
  'huge-wave': () => ({
    locks: fan(11, (u, i) => {
      const way = i % 2 ? 16 : -16
      return lock(
        88,
        [u * 66, -100],
        [u * 176, -20],
        [u * 170 + way, 90],
        [u * 226 - way, 190],
        [u * 214 + way, 300],
        [u * 262, 400],
      )
    }),
    mass: mass('-130,-110 -170,0 -170,120 -200,240 -190,360 0,380 190,360 200,240 170,120 170,0 130,-110 0,-190'),
    bottom: 400,
  }),
  flow: () => ({
    locks: fan(12, (u, i) =>
      lock(
        64,
        [u * 62, -90],
        [u * 134 - 10, 10],
        [u * 120 + 46, 120],
        [u * 120 + 120 + i * 2, 210 - u * 46],
        [u * 120 + 220 + i * 3, 260 - u * 70],
      ),
    ),
    mass: mass('-92,-110 -134,20 -90,120 60,190 170,190 160,60 92,-110'),
    bottom: 330,
  }),
  floating: () => ({
    locks: fan(13, (u, i) => {
      const way = i % 2 ? 26 : -18
      return lock(
        70,
        [u * 60, -110],
        [u * 168, -90 + Math.abs(u) * 60],
        [u * 226 + way, 10 + way],
        [u * 270 - way, 70 - (i % 3) * 40],
        [u * 320, 130 - (i % 2) * 70],
      )
    }),
    mass: mass('-110,-130 -176,-20 -150,100 0,130 150,100 176,-20 110,-130 0,-190'),
    bottom: 220,
  }),
  'swept-back': () => ({
    locks: [
      ...short().locks,
      ...fan(7, (u, i) => ({
        ...lock(54, [u * 80, -130], [u * 130, -140], [u * 166, -96], [u * (190 - (i % 2) * 16), -40]),
        ...SPIKE,
      })),
    ],
  }),
  frizz: () => ({
    locks: [
      ...pair('70,-120 150,-150 206,-120 214,-66', 70, LEAF),
      ...pair('80,-90 170,-100 226,-50 206,4', 78, LEAF),
      ...pair('80,-50 160,-30 206,20 178,62', 74, LEAF),
      ...pair('74,-20 130,40 158,80 130,106', 62, LEAF),
    ],
    mass: mass('-120,-120 -150,-20 -120,70 120,70 150,-20 120,-120'),
  }),
}

function lock(width: number, ...points: readonly Point[]): HairLock {
  return { points, width }
}

function curl(angle: number, radius: number, squash: number, drop: number, width: number): HairLock {
  const x = Math.cos(angle - Math.PI / 2) * radius * squash
  const y = Math.sin(angle - Math.PI / 2) * radius - drop
  const line: Point[] = [
    [x * 0.4, y * 0.4 - 30],
    [x * 0.88 + 12, y * 0.86],
    [x * 1.06, y * 1.01 + 14],
    [x * 0.98 - 15, y * 1.03 + 28],
  ]
  return { points: line, width, profile: 'leaf' }
}
