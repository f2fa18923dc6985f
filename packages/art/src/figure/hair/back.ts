import { toBlob, type PathData, type Point } from '../../draw/geometry.ts'
import { toPoints } from '../../draw/notation.ts'
import { createMirroredLocks, type HairLock } from './locks.ts'

export type Bun = { outline: PathData; center: Point; radius: number }

/** What shows of the hair behind the head. */
export type Back = {
  locks: readonly HairLock[]
  /** Fills the gaps behind the locks. */
  mass?: PathData | undefined
  /** Tied hair lies in the light and above short back hair. */
  tied?: boolean | undefined
  buns?: readonly Bun[] | undefined
  braids?: readonly (readonly Point[])[] | undefined
  bottom?: number | undefined
}

/** Locks fanned out from left (-1) to right (1). */
export function createFan(count: number, lockAt: (u: number, index: number) => HairLock): HairLock[] {
  return Array.from({ length: count }, (_, index) => lockAt(count > 1 ? (index / (count - 1)) * 2 - 1 : 0, index))
}

export function parseLock(written: string, width: number, rest: Partial<HairLock> = {}): HairLock {
  return { points: toPoints(written), width, ...rest }
}

export function parseLockPair(written: string, width: number, rest: Partial<HairLock> = {}): HairLock[] {
  return createMirroredLocks(toPoints(written), width, rest)
}

export function parseMass(written: string): PathData {
  return toBlob(toPoints(written))
}

/** The same mass to the left and the right; the plan runs down the right side. */
export function parseEvenMass(written: string): PathData {
  const right = toPoints(written)
  const left = right.toReversed().map(([x, y]): Point => [-x, y])
  return toBlob([...right, ...left])
}

export const LEAF = { profile: 'leaf' } as const
export const SPIKE = { profile: 'spike' } as const

export function createLock(width: number, ...points: readonly Point[]): HairLock {
  return { points, width }
}
