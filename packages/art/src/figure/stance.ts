import { type Point, rotatePoint, toRadians } from '../draw/geometry.ts'
import type { Build, PropSpec } from '../spec.ts'
import { requireKind } from './choice.ts'
import type { Side } from './head-spec.ts'
import type { Arm } from './pose.ts'
import hems from './hems.json' with { type: 'json' }
import stances from './stances.json' with { type: 'json' }

/** The positions of knee and foot relative to the hip, in leg lengths. */
type LegEntry = readonly [knee: readonly [number, number], foot: readonly [number, number]]

type StanceEntry = {
  /** Height of the hips above the ground, in leg lengths. */
  hips: number
  /** Degrees by which head and torso lean forward. */
  lean?: number
  /** The pose of the torso, which sets how it turns and how the shoulders slope. */
  torso?: string
  /** The far leg and the near leg of a figure that faces the viewer's right. */
  legs: readonly [LegEntry, LegEntry]
  /** The leg that something else hides, e.g. the leg behind a horse. */
  hidden?: 0 | 1
}

/** The ways in which a garment can end below the waist. */
export const HEM_KINDS = ['gown', 'robe', 'tunic', 'coat', 'jacket', 'plates', 'lamellar', 'leaves', 'tutu'] as const
export type HemKind = (typeof HEM_KINDS)[number]

/** For each hem: the outfits that have it, and its usual length. */
export const HEMS = hems as Partial<Record<HemKind, { length: number; outfit: readonly string[] }>>

/** What a full figure wears from the waist down. */
export type LegWear = {
  hem?: HemKind | undefined
  /** The color of the skirt or coat below the waist, and its length from 0 (none) to 1 (down to the ankles). */
  cloth?: string | undefined
  length?: number | undefined
  trim?: string | undefined
  belt?: string | undefined
  trousers?: string | undefined
  shoes?: string | undefined
  /** Shoes without a shaft. */
  slippers?: boolean | undefined
}

/** A figure drawn from head to foot. */
export type Stance = LegWear & {
  kind: string
  lean: number
  arms: readonly Arm[]
  props: readonly PropSpec[]
  /** True to draw the head in profile, which is possible only for a figure shown as an outline. */
  profile?: boolean
}

const STANCES = stances as unknown as Readonly<Record<string, StanceEntry>>

export const STANCE_KINDS: readonly string[] = Object.keys(STANCES)

/** Proportions of a full figure. An adult is about five and a half heads tall, a child about four. */
export type Stature = { head: number; hip: number; leg: number }

export function getStature({ shoulder, shoulderY }: Build): Stature {
  return shoulder < 130
    ? { head: 0.98, hip: shoulderY + 310, leg: 610 }
    : { head: 0.84, hip: shoulderY + 350, leg: 810 }
}

export function getStance(kind: string): StanceEntry {
  return requireKind(STANCES, kind, 'stance')
}

export type Leg = { hip: Point; knee: Point; foot: Point; side: Side }

/**
 * Places the visible legs, from far to near; if `all` is true, also the hidden leg. When the torso leans, the feet stay
 * in place.
 */
export function placeLegs(build: Build, { kind, lean }: Pick<Stance, 'kind' | 'lean'>, all = false): Leg[] {
  const { hip, leg } = getStature(build)
  const { legs, hidden } = getStance(kind)
  const upright = toRadians(-lean)
  const spread = build.shoulder * 0.3
  return legs.flatMap((entry, index) => {
    if (hidden === index && !all) return []
    const side: Side = index === 0 ? -1 : 1
    const at = ([x, y]: readonly [number, number]): Point => {
      const [dx, dy] = rotatePoint([x * leg + side * spread * 0.8, y * leg], upright)
      return [dx, hip + dy]
    }
    return [{ side, hip: [side * spread, hip], knee: at(entry[0]), foot: at(entry[1]) }]
  })
}
