import { songNotes } from '@otogi/content/media/song-notes'
import { animeTitles, characterNames, wordCharacters } from '@otogi/content/pools'
import type { Opening, Pack } from '@otogi/content/pack'
import { DESCRIPTORS, type Game, type Mode } from '@otogi/rules/games/games'
import { isFirstWordMatch, isSameAnswer } from '@otogi/rules/games/guess'
import { LANGUAGES, type Text } from '@otogi/rules/languages/languages'

/** What a player may guess in a game, and what the answers are taken from. */
export type Guessable = {
  /** The canonical English text: what the wire carries and the round keeps. */
  readonly text: string
  readonly texts: Text
  readonly anime: Text
}

export type Answers = {
  /** The ids of all answers of a game, in one order for all time; the same array at every call. */
  pool(game: Game, mode: Mode): readonly string[]
  /** The entry of the list that a guess picks; undefined when it is on no list. */
  find(game: Game, guess: string): Guessable | undefined
  get(game: Game, answer: string): Guessable
  isRight(game: Game, guess: Guessable, answer: string): boolean
  /** The letters of a name-game answer, in capitals. */
  word(answer: string): string
  /** The piece of music of an answer of the opening game. */
  opening(answer: string): Opening
  /** The notes of that piece; null for a recording. */
  songNotes(answer: string): ReturnType<typeof songNotes>
  readonly animes: readonly Guessable[]
  readonly characters: readonly Guessable[]
}

export function createAnswers(pack: Pack): Answers {
  const animes = new Map(pack.series.map((series) => [series.id, animeOf(series)]))
  const characters = new Map(pack.characters.map((character) => [character.id, characterOf(pack, character)]))
  const words = new Map(wordCharacters(pack).map((character) => [character.id, character.word]))
  const listed = (game: Game) => (DESCRIPTORS[game].asks === 'series' ? animes : characters)
  const get = (game: Game, answer: string) => known(listed(game), answer)
  const pools = { series: sortedKeys(animes), character: sortedKeys(characters), word: sortedKeys(words) }
  return {
    pool: (game) => pools[DESCRIPTORS[game].asks],
    find: (game, guess) =>
      listed(game)
        .values()
        .find((entry) => isNamedBy(entry, guess)),
    get,
    isRight: (game, guess, answer) => {
      const solution = get(game, answer)
      if (DESCRIPTORS[game].asks === 'series') return guess.text === solution.text
      return isFirstWordMatch(guess.text, solution.text.split(' ')[0] ?? '')
    },
    word: (answer) => known(words, answer),
    opening: (answer) => known(pack.seriesById, answer).opening,
    songNotes: (answer) => songNotes(known(pack.seriesById, answer)),
    animes: inOrder(animeTitles(pack), animes),
    characters: inOrder(characterNames(pack), characters),
  }
}

function sortedKeys(map: ReadonlyMap<string, unknown>): readonly string[] {
  return [...map.keys()].sort()
}

function animeOf(series: Pack['series'][number]): Guessable {
  return { text: series.guess.en, texts: series.guess, anime: series.title }
}

function characterOf(pack: Pack, character: Pack['characters'][number]): Guessable {
  const anime = known(pack.seriesById, character.series).title
  return { text: character.name.en, texts: character.name, anime }
}

function isNamedBy(entry: Guessable, guess: string): boolean {
  return LANGUAGES.some((language) => isSameAnswer(guess, entry.texts[language]))
}

function inOrder(texts: readonly string[], entries: ReadonlyMap<string, Guessable>): Guessable[] {
  const byText = new Map(entries.values().map((entry) => [entry.text, entry]))
  return texts.map((text) => known(byText, text))
}

function known<Value>(map: ReadonlyMap<string, Value>, key: string): Value {
  const value = map.get(key)
  if (value === undefined) throw new Error(`the pack knows no ${key}`)
  return value
}
