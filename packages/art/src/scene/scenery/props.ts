import { drawProp } from '../../props/index.ts'
import { findPart, getText } from '../../props/options.ts'
import { type SceneryTable, createPart } from './part.ts'

export const PROP_PARTS: SceneryTable = {
  /** What figures hold, lying or standing by itself: `prop` names it, `options` go to it. */
  prop: createPart({}, (s, look) =>
    drawProp(s.canvas, getText(look.options, 'prop', 'teacup'), findPart(look.options, 'options') ?? {}),
  ),
}
