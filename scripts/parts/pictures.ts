import type { PortraitSpec } from '@otogi/art/spec'
import type { Drawing } from '@otogi/content/media/picture/recipe'
import { findShownParts } from '@otogi/content/media/shown-parts'
import type { Pack } from '@otogi/content/pack'

type PictureDrawing =
  | { readonly of: 'portrait'; readonly spec: PortraitSpec; readonly seed: string }
  | Extract<Drawing, { readonly of: 'scene' | 'cover' }>

/** A picture of the pack that the engine draws. */
export interface Picture {
  /** For example `portrait/alice-1` or `scene/alice-in-wonderland/easy`. The id is unique among all pictures. */
  readonly id: string
  readonly name: string
  readonly drawing: PictureDrawing
  /** The part files that occur in the recipe, such as `props/teacup`. */
  readonly parts: readonly string[]
}

const MODES = ['easy', 'normal', 'hard'] as const

/**
 * Lists all portraits, scenes and covers that the engine draws. Pictures from files are left out, because they have no
 * parts.
 */
export function listPictures(pack: Pack): Picture[] {
  return [...listPortraits(pack), ...listScenes(pack), ...listCovers(pack)].map((picture) => ({
    ...picture,
    parts: Object.keys(findShownParts(pack, picture.drawing)).toSorted(),
  }))
}

/** Groups the pictures by the parts in them. Parts that are not used have no entry. */
export function groupByPart(pictures: readonly Picture[]): Map<string, Picture[]> {
  const users = new Map<string, Picture[]>()
  for (const picture of pictures)
    for (const part of picture.parts) users.set(part, [...(users.get(part) ?? []), picture])
  return users
}

type PictureWithoutParts = Omit<Picture, 'parts'>

/** Lists the portraits of all cards, and each character's portrait that no card uses unchanged. */
function listPortraits({ cards, characters }: Pack): PictureWithoutParts[] {
  const onCards = new Set<object>(cards.map(({ portrait }) => portrait))
  const others = characters.filter(({ portrait }) => !onCards.has(portrait))
  const subjects = [
    ...cards.map(({ id, name, character, portrait }) => ({ id, name: name.en, seed: character, portrait })),
    ...others.map(({ id, name, portrait }) => ({ id: `${id}/character`, name: name.en, seed: id, portrait })),
  ]
  return subjects.flatMap(({ id, name, seed, portrait }) =>
    'picture' in portrait
      ? []
      : [
          {
            id: `portrait/${id}`,
            name,
            drawing: { of: 'portrait', spec: portrait, seed },
          } satisfies PictureWithoutParts,
        ],
  )
}

const WHOLE_SCENE = { left: 0, top: 0, width: 1200, height: 800 }

function listScenes({ series }: Pack): PictureWithoutParts[] {
  return series.flatMap(({ id, title, scenes }) =>
    scenes.flatMap(({ drawing: spec, portraits, title: sceneTitle }, mode) => {
      if ('picture' in spec) return []
      const drawing = { of: 'scene', spec, portraits, window: WHOLE_SCENE } as const
      return [{ id: `scene/${id}/${MODES[mode]}`, name: `${title.en}: ${sceneTitle.en}`, drawing }]
    }),
  )
}

function listCovers({ series }: Pack): PictureWithoutParts[] {
  return series.flatMap(({ id, title, covers }) =>
    covers.flatMap(({ drawing: spec, portraits }, mode) => {
      if ('picture' in spec) return []
      const drawing = { of: 'cover', spec, portraits } as const
      return [{ id: `cover/${id}/${MODES[mode]}`, name: `${title.en} (${MODES[mode]})`, drawing }]
    }),
  )
}
