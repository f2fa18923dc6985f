import { NOTHING_SHOWN, type Puzzle } from '@otogi/contract/puzzle'
import { endOfDay } from '@otogi/rules/calendar/madrid-day'
import { WIRE_GAME, type Game } from '@otogi/rules/games/games'
import { answerRevealed, clueDue, pixelBlock, zoomPercent } from '@otogi/rules/games/stage'
import { LANGUAGES, type Language } from '@otogi/rules/languages/languages'
import { gameReward } from '@otogi/rules/rewards/rewards'
import { puzzleNumber } from './puzzle-number.ts'
import { rowsOf } from './record.ts'
import { shownMediaOf, solutionPictureOf } from './shown-media.ts'
import type { Round } from './store.ts'
import { puzzleIdOf, type Stage, type Today } from './today.ts'

/** What the player may see of a round now, and nothing more. */
export function documentOf(stage: Stage, today: Today, round: Round, language: Language): Puzzle {
  const { game, mode, wrong, finished, answer } = round
  const id = puzzleIdOf(stage.keys, round)
  const isRevealed = finished || answerRevealed(game, wrong.length)
  const isClueDue = clueDue(game, wrong.length)
  const entry = stage.answers.get(game, answer)
  return {
    ...NOTHING_SHOWN,
    ...shownBy(stage, round, id),
    ...(isRevealed && solvedBy(stage, round, id, language)),
    _id: id,
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
    solution: isRevealed ? solutionOf(stage, round, id) : null,
    ...lettersOf(stage, round),
    resets: today.resetsLeft(game),
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

function lettersOf(stage: Stage, round: Round): Pick<Puzzle, 'length' | 'firstLetter' | 'trieswords' | 'triescolors'> {
  if (round.game !== 'name') return { length: null, firstLetter: null, trieswords: [], triescolors: [] }
  const word = stage.answers.word(round.answer)
  return { length: word.length, firstLetter: word[0] ?? null, ...rowsOf(round, stage) }
}

function solutionOf(stage: Stage, round: Round, id: string): NonNullable<Puzzle['solution']> {
  const { text, texts, anime } = stage.answers.get(round.game, round.answer)
  return {
    answer: text,
    answers: texts,
    anime: anime.en,
    picture: stage.media.sealed(solutionPictureOf(round), { id, day: round.day }),
    song: round.game === 'opening' ? songOf(stage, round, id) : null,
  }
}

function songOf({ answers, media }: Stage, { answer, day }: Round, id: string) {
  const { piece, composer, year, relation, video } = answers.opening(answer)
  const audio = media.sealed({ kind: 'clip', series: answer, mode: 'full' }, { id, day })
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

function shownBy(stage: Stage, round: Round, id: string): Partial<Puzzle> {
  const media = shownMediaOf(round)
  if (round.game === 'name' || !media) return {}
  return { [SHOWN[round.game][round.mode]]: [stage.media.sealed(media, { id, day: round.day })] }
}

/** The solution as the wire has it: names and picture of a character, the word, or the song and its video. */
function solvedBy(stage: Stage, round: Round, id: string, language: Language): Partial<Puzzle> {
  const { game, mode, answer } = round
  switch (game) {
    case 'silhouette':
    case 'eyes': {
      const { answers, picture } = solutionOf(stage, round, id)
      const names = [...new Set(LANGUAGES.map((one) => answers[one]))]
      return { [NAMES[mode]]: names, [SOLUTIONS[game][mode]]: [picture] }
    }
    case 'name':
      return { wordle_game: [stage.answers.word(answer)] }
    case 'opening': {
      const { piece, video } = stage.answers.opening(answer)
      return { opening_solutions: [piece[language], video ?? ''] }
    }
    case 'image':
    case 'pixel':
      return {}
  }
}
