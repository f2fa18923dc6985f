import type { Point } from '../../draw/geometry.ts'
import { type BackHair, type Bun, parseSymmetricMass, fanLocks, createLock, parseMass, SPIKE } from './back.ts'

const short = (): BackHair => ({
  locks: fanLocks(9, (u) =>
    createLock(64, [u * 60, -70], [u * 118, -20], [u * 124, 50], [u * 104, 104 - Math.abs(u) * 14]),
  ),
})

const roundBun: Bun = { outline: parseMass('-44,-176 -32,-222 6,-234 44,-212 42,-168'), center: [2, -200], radius: 36 }

const long = (): BackHair => ({
  locks: fanLocks(13, (u, i) => {
    const way = i % 2 ? 1 : -1
    const tip: Point = [u * 186 + ((i % 3) - 1) * 10, 430 - (i % 2) * 44]
    return createLock(62, [u * 62, -90], [u * 142, 10], [u * 150 + way * 8, 150], [u * 174 - way * 10, 290], tip)
  }),
  mass: parseSymmetricMass('92,-110 146,20 156,200 160,360 4,400'),
  bottom: 420,
})

export const LOOSE_BACKS: Readonly<Record<string, () => BackHair>> = {
  none: () => ({ locks: [] }),
  short,
  cropped: () => ({
    locks: fanLocks(7, (u) => createLock(54, [u * 60, -70], [u * 114, -20], [u * 116, 30], [u * 100, 62])),
  }),
  bob: () => ({
    locks: fanLocks(9, (u) =>
      createLock(70, [u * 62, -90], [u * 140, 0], [u * 142, 70], [u * 118 - Math.sign(u) * 4, 132]),
    ),
    mass: parseSymmetricMass('92,-110 142,0 138,80 90,118 4,110'),
  }),
  medium: () => ({
    locks: fanLocks(11, (u) =>
      createLock(64, [u * 62, -90], [u * 140, 10], [u * 146, 110], [u * 148 + u * 10, 200 - Math.abs(u) * 8]),
    ),
    mass: parseSymmetricMass('92,-110 140,20 136,130 4,170'),
  }),
  flip: () => ({
    locks: fanLocks(11, (u) =>
      createLock(58, [u * 62, -90], [u * 138, 10], [u * 128, 100], [u * 176, 168 - Math.abs(u) * 30]),
    ),
    mass: parseSymmetricMass('92,-110 138,20 120,110 4,140'),
  }),
  long,
  'half-up': () => ({ ...long(), buns: [roundBun] }),
  straight: () => ({
    locks: fanLocks(13, (u) => ({
      ...createLock(50, [u * 62, -90], [u * 136, 10], [u * 146, 170], [u * 150, 340], [u * 150, 520]),
      profile: 'blunt',
      shadeFrom: 0.7,
    })),
    mass: parseSymmetricMass('92,-110 142,20 150,200 152,520'),
    bottom: 480,
  }),
  floor: () => ({
    locks: fanLocks(15, (u) => ({
      ...createLock(58, [u * 62, -90], [u * 142, 0], [u * 168, 150], [u * 206, 330], [u * 244, 560]),
      shadeFrom: 0.7,
    })),
    mass: parseSymmetricMass('92,-110 148,20 172,200 240,540'),
    bottom: 520,
  }),
  wavy: () => ({
    locks: fanLocks(11, (u, i) => {
      const way = i % 2 ? 14 : -14
      return createLock(
        70,
        [u * 62, -90],
        [u * 150, 0],
        [u * 142 + way, 90],
        [u * 184 - way, 180],
        [u * 176 + way, 280],
        [u * 208, 370],
      )
    }),
    mass: parseSymmetricMass('92,-110 146,20 150,120 166,240 150,330 4,360'),
    bottom: 380,
  }),
  'short-wavy': () => ({
    locks: fanLocks(10, (u, i) => {
      const way = i % 2 ? 12 : -12
      return createLock(66, [u * 62, -90], [u * 146, -10], [u * 134 + way, 60], [u * 158 - way, 130], [u * 150, 180])
    }),
    mass: parseSymmetricMass('92,-110 144,10 136,110 4,140'),
  }),
  shag: () => ({
    locks: fanLocks(13, (u, i) => ({
      ...createLock(
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
      ...fanLocks(9, (u, i) => ({
        ...createLock(60, [u * 62, -90], [u * 134, 20], [u * 126, 120], [u * (150 + (i % 2) * 22), 214 - (i % 2) * 26]),
        ...SPIKE,
      })),
      ...fanLocks(8, (u, i) => ({
        ...createLock(58, [u * 84, -80], [u * 152, -30], [u * 168, 20], [u * (194 - (i % 2) * 16), 62]),
        ...SPIKE,
      })),
    ],
    mass: parseSymmetricMass('92,-110 136,10 122,120 4,160'),
  }),
  messy: () => ({
    locks: fanLocks(13, (u, i) => {
      const way = i % 2 ? 18 : -14
      return {
        ...createLock(
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
    mass: parseSymmetricMass('92,-110 142,20 146,180 150,270 4,300'),
    bottom: 340,
  }),
  'huge-wave': () => ({
    locks: fanLocks(11, (u, i) => {
      const way = i % 2 ? 16 : -16
      return createLock(
        88,
        [u * 66, -100],
        [u * 176, -20],
        [u * 170 + way, 90],
        [u * 226 - way, 190],
        [u * 214 + way, 300],
        [u * 262, 400],
      )
    }),
    mass: parseMass('-130,-110 -170,0 -170,120 -200,240 -190,360 0,380 190,360 200,240 170,120 170,0 130,-110 0,-190'),
    bottom: 400,
  }),
  flow: () => ({
    locks: fanLocks(12, (u, i) =>
      createLock(
        64,
        [u * 62, -90],
        [u * 134 - 10, 10],
        [u * 120 + 46, 120],
        [u * 120 + 120 + i * 2, 210 - u * 46],
        [u * 120 + 220 + i * 3, 260 - u * 70],
      ),
    ),
    mass: parseMass('-92,-110 -134,20 -90,120 60,190 170,190 160,60 92,-110'),
    bottom: 330,
  }),
  floating: () => ({
    locks: fanLocks(17, (u, i) => {
      const way = (i % 2 ? 0.12 : -0.08) + u * 0.04
      const reach = 190 + Math.abs(u) * 90 + (i % 3) * 16
      const angle = u * 2.2
      return createLock(
        70,
        toPoint(angle, 60),
        toPoint(angle * 1.03, 140),
        toPoint(angle * 1.05 + way, reach * 0.82),
        toPoint(angle * 1.08 - way, reach),
      )
    }),
    mass: parseMass('-120,-130 -150,-20 -130,90 0,120 130,90 150,-20 120,-130 0,-196'),
    bottom: 220,
  }),
  'swept-back': () => ({
    locks: [
      ...short().locks,
      ...fanLocks(10, (u, i) => ({
        ...createLock(
          58,
          [u * 84, -110],
          [u * 140, -60],
          [u * 160, -10],
          [u * (182 - (i % 2) * 20), 44 - Math.abs(u) * 10],
        ),
        ...SPIKE,
      })),
    ],
  }),
}

/** Returns the point at an angle around the head; angle 0 is the top. */
function toPoint(angle: number, reach: number): Point {
  return [Math.sin(angle) * reach, -50 - Math.cos(angle) * reach]
}
