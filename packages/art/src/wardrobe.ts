import type { Wardrobe } from './figure/compose.ts'
import { HEADGEAR } from './headgear/index.ts'
import { ARMOUR } from './outfit/armour.ts'
import { BASICS } from './outfit/basics.ts'
import { CAPES } from './outfit/capes.ts'
import { COATS } from './outfit/coats.ts'
import { COLLARS } from './outfit/collars.ts'
import { KIMONO } from './outfit/kimono.ts'
import { NECKWEAR } from './outfit/neckwear.ts'
import { TUNICS } from './outfit/tunics.ts'
import { ARCHERY } from './props/archery.ts'
import { BEASTS } from './props/beasts.ts'
import { BIRDS } from './props/birds.ts'
import { BLADES } from './props/blades.ts'
import { NATURE } from './props/nature.ts'
import { POLES } from './props/poles.ts'
import { THINGS } from './props/things.ts'

/** Everything a figure can wear and hold. */
export const WARDROBE: Wardrobe = {
  outfit: { ...ARMOUR, ...BASICS, ...CAPES, ...COATS, ...COLLARS, ...KIMONO, ...NECKWEAR, ...TUNICS },
  headgear: HEADGEAR,
  props: { ...ARCHERY, ...BEASTS, ...BIRDS, ...BLADES, ...NATURE, ...POLES, ...THINGS },
}
