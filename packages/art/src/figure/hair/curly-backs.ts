import type { Point } from '../../draw/geometry.ts'
import { type BackHair, parseSymmetricMass, fanLocks, LEAF, createLock, parseMass, toPair } from './back.ts'
import type { HairLock } from './locks.ts'

export const CURLY_BACKS: Readonly<Record<string, () => BackHair>> = {
  'curly-bob': () => ({
    locks: fanLocks(9, (u, i) =>
      createLock(74, [u * 62, -90], [u * 150, -20], [u * 132, 50], [u * 160, 104], [u * (120 + (i % 2) * 14), 136]),
    ),
    mass: parseSymmetricMass('92,-110 150,0 144,80 96,112 4,100'),
  }),
  curly: () => ({
    locks: [
      ...fanLocks(13, (u, i) => createCurl(u * 2.1, 176 + (i % 2) * 12, 0.92, 20, 74)),
      ...fanLocks(7, (u) => ({
        ...createLock(66, [u * 110, 40], [u * 160, 100], [u * 136, 150], [u * 166, 196], [u * 140, 214]),
        ...LEAF,
      })),
    ],
    mass: parseMass('-140,-100 -166,0 -160,110 -130,180 0,190 130,180 160,110 166,0 140,-100 70,-176 -70,-176'),
  }),
  'small-curls': () => ({
    locks: fanLocks(11, (u, i) => createCurl(u * 2.2, 150 + (i % 2) * 10, 0.95, 26, 62)),
    mass: parseMass('-120,-90 -142,0 -120,96 0,110 120,96 142,0 120,-90 60,-160 -60,-160'),
  }),
  afro: () => ({
    locks: [
      ...fanLocks(17, (u, i) => createCurl(u * 2.5, 196 + (i % 2) * 14, 0.98, 30, 66)),
      ...fanLocks(11, (u) => createCurl(u * 2.3, 156, 0.95, 20, 60)),
    ],
    mass: parseMass('-150,-120 -186,-20 -160,90 -90,130 90,130 160,90 186,-20 150,-120 70,-206 -70,-206'),
  }),
  ringlets: () => ({
    locks: fanLocks(9, (u, i) => ({
      ...createLock(
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
    mass: parseSymmetricMass('92,-110 144,10 142,130 126,220 4,200'),
    bottom: 290,
  }),
  frizz: () => ({
    locks: [
      ...toPair('70,-120 150,-150 206,-120 214,-66', 70, LEAF),
      ...toPair('80,-90 170,-100 226,-50 206,4', 78, LEAF),
      ...toPair('80,-50 160,-30 206,20 178,62', 74, LEAF),
      ...toPair('74,-20 130,40 158,80 130,106', 62, LEAF),
    ],
    mass: parseMass('-120,-120 -150,-20 -120,70 120,70 150,-20 120,-120'),
  }),
}

function createCurl(angle: number, radius: number, squash: number, drop: number, width: number): HairLock {
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
