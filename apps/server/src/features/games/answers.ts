import { listSongNotes } from '@otogi/content/media/song-notes'
import { listAnimeTitles, listCharacterNames, listWordCharacters } from '@otogi/content/pools'
import type { Opening, Pack } from '@otogi/content/pack'
import { DESCRIPTORS, GAMES, type Game, type Mode } from '@otogi/rules/games/games'
import { isFirstWordMatch, isSameAnswer } from '@otogi/rules/games/guess'
import { LANGUAGES, type Text } from '@otogi/rules/languages/languages'
import { createWithdrawn, type Withdrawn } from '../withdrawn/index.ts'

/** A title or name that players can guess. Each game's answers are chosen from these entries. */
export type Guessable = {
  /** The English text. The API and the stored rounds use it. */
  readonly text: string
  /** The names shown to players. Unlike guesses, they may contain accents. */
  readonly texts: Text
  /** The texts in all languages, in the order of `LANGUAGES`, followed by the aliases. Each is a valid guess. */
  readonly names: readonly string[]
  readonly anime: Text
  /** The id of the first card of the character or series. */
  readonly card: string
}

export type Answers = {
  /**
   * Lists the ids of a game's answers in a fixed order, without withdrawn ones. Calls return the same array until
   * content is withdrawn or restored.
   */
  pool(game: Game, mode: Mode): readonly string[]
  /** Returns the entry that matches a guess; undefined if there is none. */
  find(game: Game, guess: string): Guessable | undefined
  get(game: Game, answer: string): Guessable
  isRight(game: Game, guess: Guessable, answer: string): boolean
  /** The letters to guess in the name game, in upper case. */
  word(answer: string): string
  /** The music to guess in the opening game. */
  opening(answer: string): Opening
  /** The notes of the music; null for a recording. */
  songNotes(answer: string): ReturnType<typeof listSongNotes>
  readonly animes: readonly Guessable[]
  readonly characters: readonly Guessable[]
}

export function createAnswers(pack: Pack, withdrawn: Withdrawn = createWithdrawn(pack)): Answers {
  const animes = new Map(pack.series.map((series) => [series.id, toGuessableAnime(pack, series)]))
  const characters = new Map(pack.characters.map((character) => [character.id, toGuessableCharacter(pack, character)]))
  const words = new Map(listWordCharacters(pack).map((character) => [character.id, character.word]))
  const listed = (game: Game) => (DESCRIPTORS[game].asks === 'series' ? animes : characters)
  const get = (game: Game, answer: string) => getRequired(listed(game), answer)
  const all = { series: sortKeys(animes), character: sortKeys(characters), word: sortKeys(words) }
  const pools = withdrawn.perContent(
    (content) =>
      new Map(
        GAMES.map((game) => [game, all[DESCRIPTORS[game].asks].filter((answer) => !content.hasAnswer(game, answer))]),
      ),
  )
  return {
    pool: (game) => getRequired(pools(), game),
    find: (game, guess) =>
      listed(game)
        .values()
        .find((entry) => matchesGuess(entry, guess)),
    get,
    isRight: (game, guess, answer) => {
      const solution = get(game, answer)
      if (DESCRIPTORS[game].asks === 'series') return guess.text === solution.text
      return isFirstWordMatch(guess.text, solution.text.split(' ')[0] ?? '')
    },
    word: (answer) => getRequired(words, answer),
    opening: (answer) => getRequired(pack.seriesById, answer).opening,
    songNotes: (answer) => listSongNotes(getRequired(pack.seriesById, answer)),
    animes: getEntriesByTexts(listAnimeTitles(pack), animes),
    characters: getEntriesByTexts(listCharacterNames(pack), characters),
  }
}

function sortKeys(map: ReadonlyMap<string, unknown>): readonly string[] {
  return [...map.keys()].sort()
}

function toGuessableAnime(pack: Pack, series: Pack['series'][number]): Guessable {
  const card = findFirstCardId(pack, (one) => one.series === series.id)
  return {
    text: series.guess.en,
    texts: series.title,
    names: listNames(series.guess, series),
    anime: series.title,
    card,
  }
}

function toGuessableCharacter(pack: Pack, character: Pack['characters'][number]): Guessable {
  const anime = getRequired(pack.seriesById, character.series).title
  const card = findFirstCardId(pack, (one) => one.character === character.id)
  return { text: character.name.en, texts: character.name, names: listNames(character.name, character), anime, card }
}

function listNames(texts: Text, { aliases }: { readonly aliases: readonly string[] }): readonly string[] {
  return [...LANGUAGES.map((language) => texts[language]), ...aliases]
}

/** Every character of a validated pack has at least one card. */
function findFirstCardId(pack: Pack, matches: (card: Pack['cards'][number]) => boolean): string {
  const card = pack.cards.find(matches)
  if (!card) throw new Error('the pack has a character without a card')
  return card.id
}

function matchesGuess(entry: Guessable, guess: string): boolean {
  return entry.names.some((name) => isSameAnswer(guess, name))
}

function getEntriesByTexts(texts: readonly string[], entries: ReadonlyMap<string, Guessable>): Guessable[] {
  const byText = new Map(entries.values().map((entry) => [entry.text, entry]))
  return texts.map((text) => getRequired(byText, text))
}

function getRequired<Value>(map: ReadonlyMap<string, Value>, key: string): Value {
  const value = map.get(key)
  if (value === undefined) throw new Error(`the pack has no ${key}`)
  return value
}
