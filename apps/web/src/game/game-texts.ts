import type { Game, GameWith, Mode, QuestGame } from '@otogi/rules/games/games'
import type { TextKey } from '../texts/catalog.ts'
import type { IconName } from '../ui/icon-shapes.tsx'

/** The games whose puzzle is a picture. */
export type PictureGame = GameWith<{ media: 'scene' | 'cover' | 'silhouette' | 'eyes' }>

/** `scene`: wide; `portrait`: tall; `band`: a strip, replaced by a portrait after a win. */
export type Shape = 'scene' | 'portrait' | 'band'

/** The icon and the text keys of a game. */
type GameTexts<G extends Game> = {
  readonly name: TextKey
  readonly icon: IconName
  readonly howTo: TextKey
} & (G extends PictureGame ? { readonly hidden: TextKey; readonly shape: Shape; readonly steps: TextKey } : unknown) &
  (G extends QuestGame ? { readonly quest: TextKey } : unknown)

/**
 * `hidden` is the alternative text of the picture before a win, `steps` says how much of the picture is visible, and
 * `quest` is the text of the daily quest.
 */
export const GAME_TEXTS: { readonly [G in Game]: GameTexts<G> } = {
  image: {
    name: 'games.image',
    icon: 'image',
    howTo: 'games.howToImage',
    hidden: 'games.pictureHidden',
    shape: 'scene',
    steps: 'games.zoomStep',
    quest: 'quests.image',
  },
  silhouette: {
    name: 'games.silhouette',
    icon: 'silhouette',
    howTo: 'games.howToSilhouette',
    hidden: 'games.silhouetteHidden',
    shape: 'portrait',
    steps: 'games.clueStep',
    quest: 'quests.silhouette',
  },
  name: { name: 'games.name', icon: 'name', howTo: 'games.howToName', quest: 'quests.name' },
  opening: { name: 'games.opening', icon: 'opening', howTo: 'games.howToOpening', quest: 'quests.opening' },
  eyes: {
    name: 'games.eyes',
    icon: 'eyes',
    howTo: 'games.howToEyes',
    hidden: 'games.eyesHidden',
    shape: 'band',
    steps: 'games.clueStep',
  },
  pixel: {
    name: 'games.pixel',
    icon: 'pixel',
    howTo: 'games.howToPixel',
    hidden: 'games.pixelHidden',
    shape: 'portrait',
    steps: 'games.pixelStep',
  },
}

export const MODE_TEXT = {
  0: 'games.easy',
  1: 'games.normal',
  2: 'games.hard',
} as const satisfies Record<Mode, TextKey>
