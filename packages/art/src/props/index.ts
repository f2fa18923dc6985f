import { joined } from '../figure/choice.ts'
import type { PropTable } from '../figure/parts.ts'
import { LAKESIDE } from './lakeside.ts'
import { SWEETS } from './sweets.ts'
import { NUTCRACKER } from './nutcracker.ts'
import { SICKROOM } from './sickroom.ts'
import { ALPINE } from './alpine.ts'
import { ARCHERY } from './archery.ts'
import { SMALL_BEASTS } from './small-beasts.ts'
import { BARATARIA } from './barataria.ts'
import { BEASTS } from './beasts.ts'
import { BIRDS } from './birds.ts'
import { BLADES } from './blades.ts'
import { BONDS } from './bonds.ts'
import { BURDENS } from './burdens.ts'
import { WOLF_LITTER } from './wolf-litter.ts'
import { WINGS } from './wings.ts'
import { FEATHER_ROBE } from './feather-robe.ts'
import { FLOWING_SLEEVES } from './flowing-sleeves.ts'
import { MOON_CHILD } from './moon-child.ts'
import { PERSIMMONS } from './persimmons.ts'
import { FOX_TAIL_WHIP } from './fox-tail-whip.ts'
import { GREENWOOD } from './greenwood.ts'
import { KEEPSAKES } from './keepsakes.ts'
import { LOOKING_GLASS } from './looking-glass.ts'
import { MARVELS } from './marvels.ts'
import { NEVERLAND } from './neverland.ts'
import { NIGHTS } from './nights.ts'
import { NIGHT_HUNT } from './night-hunt.ts'
import { NATURE } from './nature.ts'
import { PAPERS } from './papers.ts'
import { PILGRIMAGE } from './pilgrimage.ts'
import { POLES } from './poles.ts'
import { HELD_HIGH } from './held-high.ts'
import { HOMECOMING } from './homecoming.ts'
import { HOUSEHOLD } from './household.ts'
import { THINGS } from './things.ts'
import { MACHINES } from './machines.ts'
import { TOOLS } from './tools.ts'
import { LIGHTS } from './lights.ts'
import { VESSELS } from './vessels.ts'
import { TREATS } from './treats.ts'
import { WONDERS } from './wonders.ts'
import { AIR_AND_FOAM } from './air-and-foam.ts'
import { SMALL_WORLDS } from './small-worlds.ts'
import { SNOW_JOURNEY } from './snow-journey.ts'
import { NILE_PROPS } from './nile.ts'
import { GREAT_BALANCE } from './great-balance.ts'
import { GREAT_WINGS } from './great-wings.ts'
import { CHIVALRY } from './chivalry.ts'
import { CORSAIRS } from './corsairs.ts'
import { FRONTIER } from './frontier.ts'
import { UNDERSEA } from './undersea.ts'
import { CAPTIVITY } from './captivity.ts'
import { YAMATO_PROPS } from './yamato.ts'
import { MOON_EYE } from './moon-eye.ts'
import { MOON_TALE } from './moon-tale.ts'
import { SEASONS } from './seasons.ts'
import { SEA_TALE } from './sea-tale.ts'
import { CAVALIERS } from './cavaliers.ts'
import { MANCHA } from './mancha.ts'
import { LION } from './lion.ts'
import { OPERA_PROPS } from './opera.ts'
import { REARING_KID } from './rearing-kid.ts'
import { SEA_GEAR } from './sea-gear.ts'
import { WAR_HORSE } from './war-horse.ts'
import { WITCH_HOUSE } from './witch-house.ts'
import { WORKSHOP } from './workshop.ts'
import { NORSE } from './norse.ts'
import { COURT } from './court.ts'
import { LEAP } from './leap.ts'
import { LIFTED_THINGS } from './lifted-things.ts'
import { SEEN_FROM_AFAR } from './seen-from-afar.ts'
import { TELLING_THINGS } from './telling-things.ts'
import { DWARF } from './dwarf.ts'
import { CLEAR_SHAPES } from './clear-shapes.ts'
import { LONG_SNOUT } from './long-snout.ts'
import { BIRDS_OF_GODS } from './birds-of-gods.ts'
import { SNOUTS } from './snouts.ts'
import { KNOWN_BY } from './known-by.ts'
import { AVALON } from './avalon.ts'
import { JOLLY_ROGER } from './jolly-roger.ts'
import { MUSKETEERS } from './musketeers.ts'

export const PROPS: PropTable = joined(
  BLADES,
  BONDS,
  BURDENS,
  OPERA_PROPS,
  MANCHA,
  LION,
  BARATARIA,
  CAVALIERS,
  CAPTIVITY,
  CHIVALRY,
  POLES,
  ARCHERY,
  THINGS,
  HELD_HIGH,
  HOMECOMING,
  HOUSEHOLD,
  VESSELS,
  LIGHTS,
  PAPERS,
  TOOLS,
  MACHINES,
  WONDERS,
  TREATS,
  LOOKING_GLASS,
  MARVELS,
  KEEPSAKES,
  NIGHTS,
  FEATHER_ROBE,
  FLOWING_SLEEVES,
  FOX_TAIL_WHIP,
  GREENWOOD,
  NEVERLAND,
  NIGHT_HUNT,
  NATURE,
  WOLF_LITTER,
  WINGS,
  BEASTS,
  SMALL_BEASTS,
  BIRDS,
  SNOW_JOURNEY,
  SMALL_WORLDS,
  AIR_AND_FOAM,
  NILE_PROPS,
  GREAT_BALANCE,
  GREAT_WINGS,
  PILGRIMAGE,
  CORSAIRS,
  FRONTIER,
  UNDERSEA,
  ALPINE,
  SICKROOM,
  YAMATO_PROPS,
  MOON_EYE,
  MOON_TALE,
  SEASONS,
  SEA_TALE,
  NUTCRACKER,
  SWEETS,
  LAKESIDE,
  REARING_KID,
  SEA_GEAR,
  WAR_HORSE,
  WITCH_HOUSE,
  WORKSHOP,
  NORSE,
  COURT,
  LEAP,
  LIFTED_THINGS,
  SEEN_FROM_AFAR,
  TELLING_THINGS,
  DWARF,
  CLEAR_SHAPES,
  LONG_SNOUT,
  BIRDS_OF_GODS,
  SNOUTS,
  KNOWN_BY,
  MOON_CHILD,
  PERSIMMONS,
  AVALON,
  JOLLY_ROGER,
  MUSKETEERS,
)
