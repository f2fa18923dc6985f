import { NOTHING_SHOWN, type Puzzle } from '@otogi/contract/puzzle'
import { endOfDay } from '@otogi/rules/calendar/madrid-day'
import { WIRE_GAME, type Game } from '@otogi/rules/games/games'
import { answerRevealed, clueDue, pixelBlock, zoomPercent } from '@otogi/rules/games/stage'
import { LANGUAGES, type Language } from '@otogi/rules/languages/languages'
import { gameReward } from '@otogi/rules/rewards/rewards'
import type { Media } from '../../platform/media/media.ts'
import type { Answers } from './answers.ts'
import { puzzleNumber } from './puzzle-number.ts'
import type { PlayerDay, PuzzleRound } from './puzzles.ts'
import { toRows } from './record.ts'
import { shownMediaOf, solutionPictureOf } from './shown-media.ts'
import type { Round } from './store.ts'

type ViewDeps = { readonly answers: Answers; readonly media: Media }

/** What the player may see of a round now, and nothing more. */
export function toPuzzle(deps: ViewDeps, day: PlayerDay, round: PuzzleRound, language: Language): Puzzle {
  const { game, mode, wrong, finished, answer } = round
  const isRevealed = finished || answerRevealed(game, wrong.length)
  const isClueDue = clueDue(game, wrong.length)
  const entry = deps.answers.get(game, answer)
  return {
    ...NOTHING_SHOWN,
    ...shownBy(deps, round),
    ...(isRevealed && solvedBy(deps, round, language)),
    _id: round.puzzleId,
    anime_name: isRevealed || isClueDue ? entry.anime[language] : '',
    game: WIRE_GAME[game],
    mode,
    number: puzzleNumber(round.day),
    personal: round.resetNo > 0,
    stage: stageOf(game, wrong.length, finished),
    tries: wrong.length,
    wrongGuesses: [...wrong],
    clue: isClueDue ? CLUE[language](entry.anime[language]) : null,
    reward: gameReward(game, wrong.length),
    statusReward: round.status,
    finished,
    solution: isRevealed ? solutionOf(deps, round) : null,
    ...lettersOf(deps, round),
    resets: day.resetsLeft(game),
    endsAt: endOfDay(round.day),
  }
}

const CLUE: Record<Language, (anime: string) => string> = {
  en: (anime) => `Character from ${anime}`,
  es: (anime) => `Personaje de ${anime}`,
}

function stageOf(game: Game, tries: number, finished: boolean): number {
  if (game === 'image') return zoomPercent(tries, finished)
  return game === 'pixel' ? pixelBlock(tries, finished) : 0
}

function lettersOf(
  { answers }: ViewDeps,
  round: Round,
): Pick<Puzzle, 'length' | 'firstLetter' | 'trieswords' | 'triescolors'> {
  if (round.game !== 'name') return { length: null, firstLetter: null, trieswords: [], triescolors: [] }
  const word = answers.word(round.answer)
  return { length: word.length, firstLetter: word[0] ?? null, ...toRows(round, word) }
}

function solutionOf(deps: ViewDeps, round: PuzzleRound): NonNullable<Puzzle['solution']> {
  const { text, texts, anime } = deps.answers.get(round.game, round.answer)
  return {
    answer: text,
    answers: texts,
    anime: anime.en,
    picture: deps.media.sealed(solutionPictureOf(round), toMediaName(round)),
    song: round.game === 'opening' ? songOf(deps, round) : null,
  }
}

function songOf({ answers, media }: ViewDeps, round: PuzzleRound) {
  const { answer } = round
  const { piece, composer, year, relation, video } = answers.opening(answer)
  const audio = media.sealed({ kind: 'clip', series: answer, mode: 'full' }, toMediaName(round))
  const score = video === null ? answers.songNotes(answer) : null
  return { name: piece, composer, year, relation, video, score, audio }
}

/** The fields of the wire that a game fills at index 0, by mode. */
const SHOWN = {
  image: ['image_game', 'image_game_medium', 'image_game_hard'],
  pixel: ['pixel_game', 'pixel_game_medium', 'pixel_game_hard'],
  silhouette: ['silueta_game', 'silueta_game_medium', 'silueta_game_hard'],
  eyes: ['eye_game', 'eye_game_medium', 'eye_game_hard'],
  opening: ['opening', 'opening_medium', 'opening_hard'],
} as const

const SOLUTIONS = {
  silhouette: ['silueta_solution', 'silueta_solution_medium', 'silueta_solution_hard'],
  eyes: ['eye_solution', 'eye_solution_medium', 'eye_solution_hard'],
} as const

const NAMES = ['names_game', 'names_game_medium', 'names_game_hard'] as const

function shownBy({ media }: ViewDeps, round: PuzzleRound): Partial<Puzzle> {
  const shown = shownMediaOf(round)
  if (round.game === 'name' || !shown) return {}
  return { [SHOWN[round.game][round.mode]]: [media.sealed(shown, toMediaName(round))] }
}

/** The solution as the wire has it: names and picture of a character, the word, or the song and its video. */
function solvedBy(deps: ViewDeps, round: PuzzleRound, language: Language): Partial<Puzzle> {
  const { game, mode, answer } = round
  switch (game) {
    case 'silhouette':
    case 'eyes': {
      const { answers, picture } = solutionOf(deps, round)
      const names = [...new Set(LANGUAGES.map((one) => answers[one]))]
      return { [NAMES[mode]]: names, [SOLUTIONS[game][mode]]: [picture] }
    }
    case 'name':
      return { wordle_game: [deps.answers.word(answer)] }
    case 'opening': {
      const { piece, video } = deps.answers.opening(answer)
      return { opening_solutions: [piece[language], video ?? ''] }
    }
    case 'image':
    case 'pixel':
      return {}
  }
}

/** What the addresses of a puzzle's pictures are made from. */
function toMediaName({ puzzleId: id, day }: PuzzleRound) {
  return { id, day }
}
