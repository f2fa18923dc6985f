import type { PropTable } from '../figure/parts.ts'
import { ARCHERY } from './archery.ts'
import { BEASTS } from './beasts.ts'
import { BIRDS } from './birds.ts'
import { BLADES } from './blades.ts'
import { NATURE } from './nature.ts'
import { PAPERS } from './papers.ts'
import { POLES } from './poles.ts'
import { THINGS } from './things.ts'
import { TOOLS } from './tools.ts'
import { VESSELS } from './vessels.ts'
import { WONDERS } from './wonders.ts'

export const PROPS: PropTable = {
  ...BLADES,
  ...POLES,
  ...ARCHERY,
  ...THINGS,
  ...VESSELS,
  ...PAPERS,
  ...TOOLS,
  ...WONDERS,
  ...NATURE,
  ...BEASTS,
  ...BIRDS,
}
