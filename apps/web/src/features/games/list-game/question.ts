import { DESCRIPTORS, getDescriptor, type Game, type GameWith } from '@otogi/rules/games/games'
import type { TextKey } from '../../../texts/catalog.ts'

/** The games whose answer is selected from a list. */
export type ListGame = GameWith<{ asks: 'series' | 'character' }>

export function isListGame(game: Game): game is ListGame {
  return getDescriptor(game).asks !== 'word'
}

type Question = { list: 'animes' | 'characters'; question: TextKey; placeholder: TextKey; noMatch: TextKey }

const ASKED: Readonly<Record<'series' | 'character', Question>> = {
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

export function describeQuestion(game: ListGame): Question {
  return ASKED[DESCRIPTORS[game].asks]
}
