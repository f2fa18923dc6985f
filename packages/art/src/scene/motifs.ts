import { fog, windows } from './motifs/buildings.ts'
import { bubbles, flames, waves } from './motifs/elements.ts'
import { feathers, leaves, petals, roses, web } from './motifs/growth.ts'
import { alps, bamboo, forest, wheat } from './motifs/land.ts'
import type { Motif } from './motifs/motif.ts'
import { arrows, fleur, footprints, gears, runes, skulls, suits } from './motifs/signs.ts'
import { bats, bolts, clouds, snow, speed, stars, sunrays } from './motifs/sky.ts'
import { arabesque, asanoha, bricks, emeralds, knots, meander, scales, seigaiha, strings } from './motifs/weaves.ts'

export const MOTIFS: Readonly<Record<string, Motif>> = {
  alps,
  arabesque,
  arrows,
  asanoha,
  bamboo,
  bats,
  bolts,
  bricks,
  bubbles,
  clouds,
  emeralds,
  feathers,
  flames,
  fleur,
  fog,
  footprints,
  forest,
  gears,
  ivy: leaves,
  knots,
  leaves,
  meander,
  petals,
  roses,
  runes,
  scales,
  seigaiha,
  skulls,
  snow,
  speed,
  stars,
  strings,
  suits,
  sunrays,
  waves,
  web,
  wheat,
  windows,
}
