import type { Wardrobe } from './figure/compose.ts'
import { HEADGEAR } from './headgear/index.ts'
import { OUTFIT } from './outfit/index.ts'
import { PROPS } from './props/index.ts'

/** Everything a figure can wear and hold. */
export const WARDROBE: Wardrobe = { outfit: OUTFIT, headgear: HEADGEAR, props: PROPS }
