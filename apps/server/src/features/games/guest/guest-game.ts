import type { Game, Mode } from '@otogi/rules/games/games'

/** The game and mode that guests play: image, easy. */
export const GUEST_GAME = ['image', 0] as const

export function isGuestGame({ game, mode }: { readonly game: Game; readonly mode: Mode }): boolean {
  return game === GUEST_GAME[0] && mode === GUEST_GAME[1]
}

/** All guests share one owner id, so that they get the same puzzle id and the same pictures. */
export const ALL_GUESTS = 'guests'
