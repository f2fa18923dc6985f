import { toLoop, type PathData, type Point } from '../../draw/geometry.ts'
import { toPoints } from '../../draw/notation.ts'
import { createMirroredLocks, type HairLock } from './locks.ts'

export type Bun = { outline: PathData; center: Point; radius: number }

/** The hair visible behind the head. */
export type BackHair = {
  locks: readonly HairLock[]
  /** An area of hair color that fills the gaps between the locks. */
  mass?: PathData | undefined
  /** True for tied hair, which is lit and drawn over short back hair. */
  tied?: boolean | undefined
  buns?: readonly Bun[] | undefined
  braids?: readonly (readonly Point[])[] | undefined
  bottom?: number | undefined
}

/** Creates locks from the left (u = -1) to the right (u = 1). */
export function fanLocks(count: number, createLock: (u: number, index: number) => HairLock): HairLock[] {
  return Array.from({ length: count }, (_, index) => createLock(count > 1 ? (index / (count - 1)) * 2 - 1 : 0, index))
}

export function toLock(text: string, width: number, rest: Partial<HairLock> = {}): HairLock {
  return { points: toPoints(text), width, ...rest }
}

export function toPair(text: string, width: number, rest: Partial<HairLock> = {}): HairLock[] {
  return createMirroredLocks(toPoints(text), width, rest)
}

export function parseMass(text: string): PathData {
  return toLoop(toPoints(text))
}

/** Parses the right half of an outline and adds its mirror image. */
export function parseSymmetricMass(text: string): PathData {
  const right = toPoints(text)
  const left = right.toReversed().map(([x, y]): Point => [-x, y])
  return toLoop([...right, ...left])
}

export const LEAF = { profile: 'leaf' } as const
export const SPIKE = { profile: 'spike' } as const

export function createLock(width: number, ...points: readonly Point[]): HairLock {
  return { points, width }
}

export function tie(...locks: BackHair['locks']): BackHair {
  return { locks, tied: true }
}

export function braid(...lines: readonly string[]): BackHair {
  return { locks: [], tied: true, braids: lines.map((line) => toPoints(line)) }
}

export function toBun(outline: string, x: number, y: number, radius: number): Bun {
  return { outline: toLoop(toPoints(outline)), center: [x, y], radius }
}
