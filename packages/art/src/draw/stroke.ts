import {
  clamp,
  toCorner,
  computeNormals,
  type Line,
  type PathData,
  type Point,
  samplePath,
  smoothPath,
} from './geometry.ts'

/** Returns the relative width of a stroke at a position along it. Both are between 0 and 1. */
export type Profile = (along: number) => number

export type ProfileName = 'both' | 'out' | 'in' | 'flat' | 'head' | 'tail'

export const PROFILES: Readonly<Record<ProfileName, Profile>> = {
  both: (along) => Math.sin(Math.PI * clamp(along, 0.0001, 0.9999)) ** 0.7,
  out: (along) => (1 - along) ** 0.75,
  in: (along) => along ** 0.75,
  flat: (along) => Math.min(1, Math.min(along, 1 - along) * 8),
  head: (along) => Math.min(1, along * 5) * (1 - along) ** 0.6,
  tail: (along) => Math.min(1, (1 - along) * 5) * along ** 0.6,
}

export function isProfileName(name: string | undefined): name is ProfileName {
  return name !== undefined && Object.hasOwn(PROFILES, name)
}

/** Builds the filled outline of a line of varying width. */
export function brush(line: Line, width: number, profile: ProfileName | Profile = 'both', steps = 16): PathData {
  const spine = samplePath(line, steps)
  const across = computeNormals(spine)
  const widthAt = typeof profile === 'function' ? profile : PROFILES[profile]
  const side = (direction: 1 | -1) =>
    spine.map((point, index): Point => {
      const [x, y] = across[index] ?? [0, 0]
      const half = (direction * width * widthAt(index / steps)) / 2
      const edge: Point = [point[0] + x * half, point[1] + y * half]
      return index === 0 || index === steps ? toCorner(edge) : edge
    })
  return smoothPath([...side(1), ...side(-1).toReversed()], true)
}
