import { DESCRIPTORS, describeGame, type Game, type GameWith } from '@otogi/rules/games/games'
import type { TextKey } from '../../../texts/catalog.ts'

/** The games whose answer is picked from a list. */
export type Picked = GameWith<{ asks: 'series' | 'character' }>

export function isPicked(game: Game): game is Picked {
  return describeGame(game).asks !== 'word'
}

type Asked = { list: 'animes' | 'characters'; question: TextKey; placeholder: TextKey; noMatch: TextKey }

const ASKED: Readonly<Record<'series' | 'character', Asked>> = {
  series: {
    list: 'animes',
    question: 'games.animeQuestion',
    placeholder: 'games.guessPlaceholder',
    noMatch: 'games.inputErrorAnime',
  },
  character: {
    list: 'characters',
    question: 'games.characterQuestion',
    placeholder: 'games.characterPlaceholder',
    noMatch: 'games.inputErrorCharacter',
  },
}

export function askedBy(game: Picked): Asked {
  return ASKED[DESCRIPTORS[game].asks]
}
