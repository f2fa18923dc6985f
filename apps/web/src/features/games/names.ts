import type { Game, Mode } from '@otogi/rules/games/games'
import type { IconName } from '../../ui/icon-shapes.tsx'
import type { TextKey } from '../../texts/catalog.ts'

export const GAME_TEXT = {
  image: 'games.image',
  silhouette: 'games.silhouette',
  name: 'games.name',
  opening: 'games.opening',
  eyes: 'games.eyes',
  pixel: 'games.pixel',
} as const satisfies Record<Game, TextKey>

export const GAME_ICON = {
  image: 'image',
  silhouette: 'silhouette',
  name: 'name',
  opening: 'opening',
  eyes: 'eyes',
  pixel: 'pixel',
} as const satisfies Record<Game, IconName>

export const MODE_TEXT = {
  0: 'games.easy',
  1: 'games.normal',
  2: 'games.hard',
} as const satisfies Record<Mode, TextKey>
