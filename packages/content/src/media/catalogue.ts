import { MODES } from '@otogi/rules/games/games'
import { pixelStages, zoomStages } from '@otogi/rules/games/stage'
import type { Pack } from '../pack.ts'
import type { ClipRequest } from './clip.ts'
import type { CharacterPicture, PictureRequest } from './request.ts'

const STAGES = Math.max(zoomStages.length, pixelStages.length)

/**
 * Every picture the game can ask for, the first needed first: the thumbnails of the collection, what the puzzles begin
 * with, what each wrong guess brings, and at last what is seen one at a time.
 */
export function allPictures(pack: Pack): PictureRequest[] {
  const stages = Array.from({ length: STAGES }, (_, tries) => stagePictures(pack, tries))
  const [first = [], ...later] = stages
  return [
    ...cards(pack, 300),
    ...first,
    ...characters(pack, 'silhouette'),
    ...characters(pack, 'eyes'),
    ...later.flat(),
    ...cards(pack, 600),
    ...characters(pack, 'silhouette-solution'),
    ...characters(pack, 'eyes-solution'),
  ]
}

/** Every clip of the opening game. The whole piece is last: it is heard after the game alone. */
export function allClips(pack: Pack): ClipRequest[] {
  return [...MODES, 'full' as const].flatMap((mode) =>
    pack.series.map(({ id: series }): ClipRequest => ({ kind: 'clip', series, mode })),
  )
}

function cards(pack: Pack, width: 600 | 300): PictureRequest[] {
  return pack.cards.map(({ id }) => ({ kind: 'card', card: id, width }))
}

/** What the image and the pixel game show after so many failed tries. */
function stagePictures(pack: Pack, tries: number): PictureRequest[] {
  const [zoom, block] = [zoomStages[tries], pixelStages[tries]]
  return pack.series.flatMap(({ id: series }) =>
    MODES.flatMap((mode): PictureRequest[] => [
      ...(zoom === undefined ? [] : [{ kind: 'scene' as const, series, mode, zoom }]),
      ...(block === undefined ? [] : [{ kind: 'cover' as const, series, mode, block }]),
    ]),
  )
}

function characters(pack: Pack, kind: CharacterPicture): PictureRequest[] {
  return pack.characters.flatMap(({ id: character }) => MODES.map((mode) => ({ kind, character, mode })))
}
