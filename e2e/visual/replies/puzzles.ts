import { fillMissingLanguages, type Language } from '@otogi/rules/languages/languages'
import { EMPTY_PUZZLE_FIELDS } from '@otogi/contract/puzzle-fields'
import type { Puzzle } from '@otogi/contract/wire-types'
import { colorGuess, WIRE_COLORS } from '@otogi/rules/name-game/color'
import { titlesOf, type SeriesId } from './cards.ts'
import { TONIGHT } from './player.ts'
import { song } from './song.ts'

/** Creates a puzzle before the first guess. */
export function createPuzzle(game: Puzzle['game'], fields: Partial<Puzzle>): Puzzle {
  return {
    ...EMPTY_PUZZLE_FIELDS,
    _id: `${game}0`,
    anime_name: '',
    game,
    mode: 0,
    number: 73,
    personal: false,
    stage: 0,
    tries: 0,
    wrongGuesses: [],
    clue: null,
    reward: 80,
    statusReward: 0,
    finished: false,
    solution: null,
    length: null,
    firstLetter: null,
    trieswords: [],
    triescolors: [],
    resets: 3,
    endsAt: TONIGHT,
    ...fields,
  }
}

const SOLVED_SERIES = {
  answer: titlesOf('leagues').en,
  answers: titlesOf('leagues'),
  anime: titlesOf('leagues').en,
  picture: '/media/solved/scene',
  card: 'nemo-1',
  song: null,
}
const SOLVED_CHARACTER = {
  answer: 'Captain Nemo',
  answers: fillMissingLanguages({ en: 'Captain Nemo', es: 'Capitán Nemo' }),
  anime: titlesOf('leagues').en,
  picture: '/media/solved/nemo',
  card: 'nemo-1',
  song: null,
}
const GUESSED_SERIES = [titlesOf('alice').en, titlesOf('opera').en, titlesOf('oz').en]
const GUESSED_CHARACTERS = ['Queen of Hearts', 'Wicked Witch of the West', 'Benkei']
const CLUE = fillMissingLanguages({
  en: 'Character from Twenty Thousand Leagues Under the Sea',
  es: 'Personaje de Veinte Mil Leguas de Viaje Submarino',
})

export type GameStates = {
  route: string
  fresh: Puzzle
  tried: (language: Language) => Puzzle
  solved: (language: Language) => Puzzle
}

const won = (series: SeriesId, language: Language) => ({
  finished: true,
  tries: 3,
  reward: 35,
  statusReward: 1,
  anime_name: titlesOf(series)[language],
})

function createGameStates(
  route: string,
  game: Puzzle['game'],
  createMedia: (state: string) => Partial<Puzzle>,
  isCharacter: boolean,
): GameStates {
  const wrongGuesses = isCharacter ? GUESSED_CHARACTERS : GUESSED_SERIES
  const solution = isCharacter ? SOLVED_CHARACTER : SOLVED_SERIES
  return {
    route,
    fresh: createPuzzle(game, createMedia('fresh')),
    tried: (language) =>
      createPuzzle(game, {
        ...createMedia('tried'),
        tries: 3,
        reward: 50,
        wrongGuesses,
        ...(isCharacter && { clue: CLUE[language] }),
      }),
    solved: (language) =>
      createPuzzle(game, {
        ...createMedia('solved'),
        ...won('leagues', language),
        wrongGuesses,
        solution: game === 'opening' ? { ...solution, song } : solution,
      }),
  }
}

const ANSWER = 'SCARECROW'

/** Creates rows for a word of nine letters, with the colors that the server would give them. */
const name: GameStates = {
  route: 'name',
  fresh: createPuzzle('name', { length: 9 }),
  tried: () =>
    createPuzzle('name', {
      length: 9,
      tries: 4,
      reward: 40,
      firstLetter: 'S',
      clue: null,
      ...createRows('LANCELOTA', 'GUINEVERE', 'CHRISTINE', 'WOODSTOCK'),
    }),
  solved: (language) =>
    createPuzzle('name', {
      ...won('oz', language),
      length: 9,
      tries: 2,
      ...createRows('LANCELOTA', 'CHRISTINE'),
      solution: {
        ...SOLVED_CHARACTER,
        answer: ANSWER,
        answers: fillMissingLanguages({ en: 'Scarecrow', es: 'Espantapájaros' }),
      },
    }),
}

function createRows(...words: string[]): Pick<Puzzle, 'trieswords' | 'triescolors' | 'wrongGuesses'> {
  return {
    trieswords: words,
    triescolors: words.map((word) => colorGuess(word, ANSWER).map((color) => WIRE_COLORS[color])),
    wrongGuesses: words,
  }
}

export const sixGames: readonly GameStates[] = [
  createGameStates('image', 'image', (state) => ({ image_game: [`/media/scene/${state}`], stage: 500 }), false),
  createGameStates(
    'silueta',
    'silueta',
    (state) => ({ silueta_game: [`/media/shadow/${state}`], silueta_solution: ['/media/solved/nemo'] }),
    true,
  ),
  name,
  createGameStates('opening', 'opening', () => ({ opening: ['/media/clip.wav'] }), false),
  createGameStates(
    'eyes',
    'eye',
    (state) => ({ eye_game: [`/media/eyes/${state}`], eye_solution: ['/media/solved/nemo'] }),
    true,
  ),
  createGameStates('pixel', 'pixel', (state) => ({ pixel_game: [`/media/pixel/${state}`], stage: 48 }), false),
]
