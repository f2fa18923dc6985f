import type { Svg } from '../../draw/svg.ts'
import type { PartSpec } from '../../spec.ts'
import type { Face } from '../face-frame.ts'

/** Draws a mark on the skin, inside the face's clip path and below the hair's shadow. */
export type Mark = (face: Face, options: PartSpec) => Svg
