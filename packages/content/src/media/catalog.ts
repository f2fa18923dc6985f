import { DESCRIPTORS, GAMES, MODES } from '@otogi/rules/games/games'
import { ZOOM_STEPS } from '@otogi/rules/games/reveal'
import type { Pack } from '../pack.ts'
import type { ClipRequest } from './clip.ts'
import type { CharacterPicture, PictureRequest } from './request.ts'

/**
 * Lists all plain pictures, most urgent first: thumbnails of the collection, first pictures of puzzles, pictures shown
 * after wrong guesses, then full-size pictures. Varied puzzle pictures are made from plain ones.
 */
export function listPictures(pack: Pack): PictureRequest[] {
  const [first = [], ...later] = ZOOM_STEPS.map((zoom) => listScenePictures(pack, zoom))
  return [
    ...listCardPictures(pack, 300),
    ...first,
    ...listCoverPictures(pack),
    ...listCharacterPictures(pack, 'media'),
    ...later.flat(),
    ...listCardPictures(pack, 600),
    ...listCharacterPictures(pack, 'solutionMedia'),
  ]
}

/** Lists the full clip of each opening. Shorter clips are not listed, because they are rendered for each day. */
export function listClips(pack: Pack): ClipRequest[] {
  return pack.series.map(({ id: series }) => ({ kind: 'clip', series, mode: 'full' }))
}

function listCardPictures(pack: Pack, width: 600 | 300): PictureRequest[] {
  return pack.cards.map(({ id }) => ({ kind: 'card', card: id, width }))
}

function listScenePictures(pack: Pack, zoom: number): PictureRequest[] {
  return pack.series.flatMap(({ id: series }) => MODES.map((mode) => ({ kind: 'scene', series, mode, zoom })))
}

function listCoverPictures(pack: Pack): PictureRequest[] {
  return pack.series.flatMap(({ id: series }) => MODES.map((mode) => ({ kind: 'cover', series, mode, block: 1 })))
}

/** Lists every character's pictures for puzzles (`media`) or for solutions (`solutionMedia`). */
function listCharacterPictures(pack: Pack, field: 'media' | 'solutionMedia'): PictureRequest[] {
  const kinds = GAMES.flatMap((game): CharacterPicture[] => {
    const descriptor = DESCRIPTORS[game]
    return descriptor.asks === 'series' ? [] : [descriptor[field] ?? []].flat()
  })
  return [...new Set(kinds)].flatMap((kind) =>
    pack.characters.flatMap(({ id: character }) => MODES.map((mode) => ({ kind, character, mode }))),
  )
}
