import { drawProp } from '../../props/index.ts'
import { findPart, getText } from '../../props/options.ts'
import { type SceneryTable, createPart } from './part.ts'

export const PROP_PARTS: SceneryTable = {
  /** A single prop that lies or stands: `prop` is its kind, `options` are its options. */
  prop: createPart({}, (s, look) =>
    drawProp(s.canvas, getText(look.options, 'prop', 'teacup'), findPart(look.options, 'options') ?? {}),
  ),
}
