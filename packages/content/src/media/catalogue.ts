import { MODES } from '@otogi/rules/games/games'
import { pixelStages, zoomStages } from '@otogi/rules/games/stage'
import type { Pack } from '../pack.ts'
import type { CharacterPicture, MediaRequest } from './request.ts'

const STAGES = Math.max(zoomStages.length, pixelStages.length)

/**
 * Every picture the game can ask for, the first needed first: the thumbnails of the collection, what the puzzles begin
 * with, what each wrong guess brings, and at last what is seen one at a time.
 */
export function allPictures(pack: Pack): MediaRequest[] {
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

function cards(pack: Pack, width: 600 | 300): MediaRequest[] {
  return pack.cards.map(({ id }) => ({ kind: 'card', card: id, width }))
}

/** What the image and the pixel game show after so many failed tries. */
function stagePictures(pack: Pack, tries: number): MediaRequest[] {
  const [zoom, block] = [zoomStages[tries], pixelStages[tries]]
  return pack.series.flatMap(({ id: series }) =>
    MODES.flatMap((mode): MediaRequest[] => [
      ...(zoom === undefined ? [] : [{ kind: 'scene' as const, series, mode, zoom }]),
      ...(block === undefined ? [] : [{ kind: 'cover' as const, series, mode, block }]),
    ]),
  )
}

function characters(pack: Pack, kind: CharacterPicture): MediaRequest[] {
  return pack.characters.flatMap(({ id: character }) => MODES.map((mode) => ({ kind, character, mode })))
}
