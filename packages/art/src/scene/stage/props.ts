import { drawProp } from '../../props/index.ts'
import { partIn, textIn } from '../../props/options.ts'
import { type StageTable, standing } from './part.ts'

export const PROP_PARTS: StageTable = {
  /** What figures hold, lying or standing by itself: `prop` names it, `options` go to it. */
  prop: standing({}, (s, look) =>
    drawProp(s.canvas, textIn(look.options, 'prop', 'teacup'), partIn(look.options, 'options') ?? {}),
  ),
}
