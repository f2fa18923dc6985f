import { blob, type PathData, type Point } from '../../draw/geometry.ts'
import { points } from '../../draw/notation.ts'
import { bothSides, type HairLock } from './locks.ts'

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
export function fan(count: number, lockAt: (u: number, index: number) => HairLock): HairLock[] {
  return Array.from({ length: count }, (_, index) => lockAt(count > 1 ? (index / (count - 1)) * 2 - 1 : 0, index))
}

export function plan(written: string, width: number, rest: Partial<HairLock> = {}): HairLock {
  return { points: points(written), width, ...rest }
}

export function pair(written: string, width: number, rest: Partial<HairLock> = {}): HairLock[] {
  return bothSides(points(written), width, rest)
}

export function mass(written: string): PathData {
  return blob(points(written))
}

/** The same mass to the left and the right; the plan runs down the right side. */
export function evenMass(written: string): PathData {
  const right = points(written)
  const left = right.toReversed().map(([x, y]): Point => [-x, y])
  return blob([...right, ...left])
}

export const LEAF = { profile: 'leaf' } as const
export const SPIKE = { profile: 'spike' } as const

export function lockAlong(width: number, ...points: readonly Point[]): HairLock {
  return { points, width }
}
