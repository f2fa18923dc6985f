import { mergeTables } from '../figure/choice.ts'
import type { OutfitTable } from '../figure/parts.ts'
import { BALLET } from './ballet.ts'
import { ARMOR } from './armor.ts'
import { BASICS } from './basics.ts'
import { BARE_CHEST } from './bare-chest.ts'
import { CAPES } from './capes.ts'
import { COATS } from './coats.ts'
import { COLLARS } from './collars.ts'
import { GOWNS } from './gowns.ts'
import { JUNGLE_BOY } from './jungle-boy.ts'
import { KIMONO } from './kimono.ts'
import { NECKWEAR } from './neckwear.ts'
import { ORDEALS } from './ordeals.ts'
import { PELTS } from './pelts.ts'
import { PILGRIM_ROBES } from './pilgrim-robes.ts'
import { WOLF_PELT } from './wolf-pelt.ts'
import { SUITS } from './suits.ts'
import { ORNAMENTS } from './ornaments.ts'
import { ROBES } from './robes.ts'
import { ROPES } from './ropes.ts'
import { TUNICS } from './tunics.ts'
import { ODD_BODIES } from './odd-bodies.ts'
import { WOUNDS } from './wounds.ts'
import { WORK_CLOTHES } from './work-clothes.ts'
import { SEA_AND_SNOW } from './sea-and-snow.ts'
import { NILE_OUTFIT } from './nile.ts'
import { CHIVALRY_OUTFIT } from './chivalry.ts'
import { FRONTIER_ARMOR } from './frontier-armor.ts'
import { SEA_CLOTHES } from './sea-clothes.ts'
import { YAMATO_OUTFIT } from './yamato.ts'
import { YAMATO_WAR } from './yamato-war.ts'
import { CAVALIER_OUTFIT } from './cavaliers.ts'
import { MANCHA_OUTFIT } from './mancha.ts'
import { NAG_OUTFIT } from './nag.ts'
import { OPERA_OUTFIT } from './opera.ts'

export const OUTFIT: OutfitTable = mergeTables(
  BASICS,
  BARE_CHEST,
  JUNGLE_BOY,
  KIMONO,
  ARMOR,
  OPERA_OUTFIT,
  MANCHA_OUTFIT,
  NAG_OUTFIT,
  CAVALIER_OUTFIT,
  CHIVALRY_OUTFIT,
  CAPES,
  COLLARS,
  COATS,
  TUNICS,
  NECKWEAR,
  GOWNS,
  ORDEALS,
  PELTS,
  WORK_CLOTHES,
  ODD_BODIES,
  ROBES,
  ROPES,
  ORNAMENTS,
  WOLF_PELT,
  SUITS,
  WOUNDS,
  SEA_AND_SNOW,
  NILE_OUTFIT,
  PILGRIM_ROBES,
  FRONTIER_ARMOR,
  SEA_CLOTHES,
  YAMATO_OUTFIT,
  YAMATO_WAR,
  BALLET,
)
