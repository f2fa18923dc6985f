import { mergeTables } from '../figure/choice.ts'
import type { HeadgearTable } from '../figure/parts.ts'
import { PLUMAGE } from './plumage.ts'
import { TOY_BOX } from './toy-box.ts'
import { HOUSEHOLD_CAPS } from './household-caps.ts'
import { BANDS } from './bands.ts'
import { BONNETS } from './bonnets.ts'
import { CAPS } from './caps.ts'
import { COVERS } from './covers.ts'
import { CROWNS } from './crowns.ts'
import { EVENING_HATS } from './evening-hats.ts'
import { EYEWEAR } from './eyewear.ts'
import { HATS } from './hats.ts'
import { HELMS } from './helms.ts'
import { PILGRIM_CROWNS } from './pilgrim-crowns.ts'
import { LEAVES_AND_LINEN } from './leaves-and-linen.ts'
import { POLENTA_WIG } from './polenta-wig.ts'
import { STORM_CROWN } from './storm-crown.ts'
import { TALL_HATS } from './tall-hats.ts'
import { WILD_HEADGEAR } from './wild.ts'
import { WAYFARER_HEADGEAR } from './wayfarer.ts'
import { NORTHERN } from './northern.ts'
import { NILE_HEADGEAR } from './nile.ts'
import { CHIVALRY_HEADGEAR } from './chivalry.ts'
import { FRONTIER_HATS } from './frontier-hats.ts'
import { SEA_HATS } from './sea-hats.ts'
import { YAMATO_HEADGEAR } from './yamato.ts'
import { HEAVENLY_HEADGEAR } from './heavenly.ts'
import { CAVALIER_HEADGEAR } from './cavaliers.ts'
import { MANCHA_HEADGEAR } from './mancha.ts'
import { NAG_HEADGEAR } from './nag.ts'
import { OPERA_HEADGEAR } from './opera.ts'
import { COURT_HEADGEAR } from './court.ts'
import { BREAM_HAT } from './bream-hat.ts'
import { CRESTED_HEADGEAR } from './crested.ts'
import { KNOWN_BY_HEADGEAR } from './known-by.ts'

export const HEADGEAR: HeadgearTable = mergeTables(
  BREAM_HAT,
  BANDS,
  CROWNS,
  OPERA_HEADGEAR,
  MANCHA_HEADGEAR,
  NAG_HEADGEAR,
  CAVALIER_HEADGEAR,
  CHIVALRY_HEADGEAR,
  CAPS,
  HATS,
  TALL_HATS,
  BONNETS,
  COVERS,
  HELMS,
  WILD_HEADGEAR,
  WAYFARER_HEADGEAR,
  LEAVES_AND_LINEN,
  POLENTA_WIG,
  STORM_CROWN,
  EVENING_HATS,
  EYEWEAR,
  NORTHERN,
  NILE_HEADGEAR,
  PILGRIM_CROWNS,
  FRONTIER_HATS,
  SEA_HATS,
  HOUSEHOLD_CAPS,
  YAMATO_HEADGEAR,
  HEAVENLY_HEADGEAR,
  TOY_BOX,
  PLUMAGE,
  COURT_HEADGEAR,
  CRESTED_HEADGEAR,
  KNOWN_BY_HEADGEAR,
)
