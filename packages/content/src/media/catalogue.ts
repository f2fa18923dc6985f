import { MODES } from '@otogi/rules/games/games'
import { pixelStages, zoomStages } from '@otogi/rules/games/stage'
import type { Pack } from '../pack.ts'
import type { CharacterPicture, MediaRequest } from './request.ts'

const CHARACTER_PICTURES: readonly CharacterPicture[] = ['silhouette', 'silhouette-solution', 'eyes', 'eyes-solution']

/** Every picture the game can ask for, those every player sees first. */
export function allPictures(pack: Pack): MediaRequest[] {
  return [...cards(pack), ...scenes(pack), ...covers(pack), ...characters(pack)]
}

function cards(pack: Pack): MediaRequest[] {
  return pack.cards.flatMap((card) => [
    { kind: 'card', card: card.id, width: 600 },
    { kind: 'card', card: card.id, width: 300 },
  ])
}

function scenes(pack: Pack): MediaRequest[] {
  return pack.series.flatMap(({ id: series }) =>
    MODES.flatMap((mode) => zoomStages.map((zoom) => ({ kind: 'scene' as const, series, mode, zoom }))),
  )
}

function covers(pack: Pack): MediaRequest[] {
  return pack.series.flatMap(({ id: series }) =>
    MODES.flatMap((mode) => pixelStages.map((block) => ({ kind: 'cover' as const, series, mode, block }))),
  )
}

function characters(pack: Pack): MediaRequest[] {
  return CHARACTER_PICTURES.flatMap((kind) =>
    pack.characters.flatMap(({ id: character }) => MODES.map((mode) => ({ kind, character, mode }))),
  )
}
