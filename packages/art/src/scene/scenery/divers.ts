import type { PathData } from '../../draw/geometry.ts'

export function buildRingPath(rx: number, ry: number): PathData {
  return `M${-rx} 0A${rx} ${ry} 0 1 0 ${rx} 0A${rx} ${ry} 0 1 0 ${-rx} 0Z`
}
