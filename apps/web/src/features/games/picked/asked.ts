import type { Game } from '@otogi/rules/games/games'
import type { TextKey } from '../../../texts/catalog.ts'

/** The games whose answer is picked from a list. */
export type Picked = Exclude<Game, 'name'>

type Asked = { list: 'animes' | 'characters'; question: TextKey; placeholder: TextKey; noMatch: TextKey }

const ANIME: Asked = {
  list: 'animes',
  question: 'games.animeQuestion',
  placeholder: 'games.guessPlaceholder',
  noMatch: 'games.inputErrorAnime',
}

const CHARACTER: Asked = {
  list: 'characters',
  question: 'games.characterQuestion',
  placeholder: 'games.characterPlaceholder',
  noMatch: 'games.inputErrorCharacter',
}

/** What each game asks for. */
export const ASKED: Readonly<Record<Picked, Asked>> = {
  image: ANIME,
  opening: ANIME,
  pixel: ANIME,
  silhouette: CHARACTER,
  eyes: CHARACTER,
}
