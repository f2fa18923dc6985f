import { drawProp } from '../../props/index.ts'
import { findPart, getText } from '../../props/options.ts'
import { type SceneryTable, createPart } from './part.ts'

export const PROP_PARTS: SceneryTable = {
  /** A single prop that lies or stands on the ground. `prop` is its kind, `options` are its options. */
  prop: createPart({}, (s, part) =>
    drawProp(s.canvas, getText(part.options, 'prop', 'teacup'), findPart(part.options, 'options') ?? {}),
  ),
}
