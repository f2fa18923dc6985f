import type { Wardrobe } from './figure/compose.ts'
import { HEADGEAR } from './headgear/index.ts'
import { OUTFIT } from './outfit/index.ts'
import { drawProp } from './props/index.ts'

export const WARDROBE: Wardrobe = { outfit: OUTFIT, headgear: HEADGEAR, drawProp }
