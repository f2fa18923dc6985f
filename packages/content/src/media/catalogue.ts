import { DESCRIPTORS, GAMES, MODES } from '@otogi/rules/games/games'
import { ZOOM_STEPS } from '@otogi/rules/games/reveal'
import type { Pack } from '../pack.ts'
import type { ClipRequest } from './clip.ts'
import type { CharacterPicture, PictureRequest } from './request.ts'

/**
 * Every plain picture, the first needed first: the thumbnails of the collection, what the puzzles begin with, what each
 * wrong guess brings, and at last what is seen one at a time. What players see of a puzzle is made of these.
 */
export function allPictures(pack: Pack): PictureRequest[] {
  const [first = [], ...later] = ZOOM_STEPS.map((zoom) => scenes(pack, zoom))
  return [
    ...cards(pack, 300),
    ...first,
    ...covers(pack),
    ...characters(pack, 'media'),
    ...later.flat(),
    ...cards(pack, 600),
    ...characters(pack, 'solutionMedia'),
  ]
}

/** The whole pieces of the opening game. What is heard before is played for each day. */
export function allClips(pack: Pack): ClipRequest[] {
  return pack.series.map(({ id: series }) => ({ kind: 'clip', series, mode: 'full' }))
}

function cards(pack: Pack, width: 600 | 300): PictureRequest[] {
  return pack.cards.map(({ id }) => ({ kind: 'card', card: id, width }))
}

function scenes(pack: Pack, zoom: number): PictureRequest[] {
  return pack.series.flatMap(({ id: series }) => MODES.map((mode) => ({ kind: 'scene', series, mode, zoom })))
}

function covers(pack: Pack): PictureRequest[] {
  return pack.series.flatMap(({ id: series }) => MODES.map((mode) => ({ kind: 'cover', series, mode, block: 1 })))
}

/** The pictures of characters that games are guessed from, or those that go with their answers. */
function characters(pack: Pack, field: 'media' | 'solutionMedia'): PictureRequest[] {
  const kinds = GAMES.flatMap((game): CharacterPicture[] => {
    const descriptor = DESCRIPTORS[game]
    return descriptor.asks === 'series' ? [] : [descriptor[field] ?? []].flat()
  })
  return [...new Set(kinds)].flatMap((kind) =>
    pack.characters.flatMap(({ id: character }) => MODES.map((mode) => ({ kind, character, mode }))),
  )
}
