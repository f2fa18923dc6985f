import { choose } from '../../figure/choice.ts'
import { PROPS } from '../../props/index.ts'
import { partIn, textIn } from '../../props/options.ts'
import { type StageTable, standing } from './part.ts'

export const PROP_PARTS: StageTable = {
  /** What figures hold, lying or standing by itself: `prop` names it, `options` go to it. */
  prop: standing({}, (s, look) =>
    choose(PROPS, textIn(look.options, 'prop', 'teacup'), 'prop')(s.canvas, partIn(look.options, 'options') ?? {}),
  ),
}
