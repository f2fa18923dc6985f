import { drawProp } from '../../props/index.ts'
import { findPart, getText } from '../../props/options.ts'
import { type SceneryTable, createPart } from './part.ts'

export const PROP_PARTS: SceneryTable = {
  /** A prop that lies or stands on its own: `prop` is its kind, and `options` are the options of the prop. */
  prop: createPart({}, (s, look) =>
    drawProp(s.canvas, getText(look.options, 'prop', 'teacup'), findPart(look.options, 'options') ?? {}),
  ),
}
