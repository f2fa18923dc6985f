import type { Puzzle } from '@otogi/contract/puzzle'
import type { PuzzleFields } from '@otogi/contract/puzzle-fields'
import { endOfDay } from '@otogi/rules/calendar/madrid-day'
import { DESCRIPTORS } from '@otogi/rules/games/games'
import { isClueShown, computeRevealStep } from '@otogi/rules/games/reveal'
import type { Language } from '@otogi/rules/languages/languages'
import { computeGameReward } from '@otogi/rules/rewards/rewards'
import type { Media } from '../../platform/media/media.ts'
import { getTexts } from '../../texts/texts.ts'
import type { Answers } from './answers.ts'
import { toPuzzleNumber } from './puzzle-number.ts'
import { isRoundOver, type PlayerDay, type PuzzleRound } from './puzzles.ts'
import { toRows } from './record.ts'
import { findShownMedia, toSolutionPicture } from './shown-media.ts'
import type { Round } from './store.ts'

type ViewDeps = { readonly answers: Answers; readonly media: Media }

/** Returns the part of a round that the player may see now. */
export type ToPuzzle = (day: PlayerDay, round: PuzzleRound, language: Language) => Puzzle

export function createPuzzleView({ answers, media }: ViewDeps): ToPuzzle {
  const toSolution = createSolutionView({ answers, media })

  /** Returns the picture or clip to guess and, once the answer is revealed, the solution. */
  function toFields(round: PuzzleRound, solution: Solution | null, language: Language): PuzzleFields {
    const shownMedia = findShownMedia(round)
    const shown = shownMedia ? [media.toPuzzleUrl(shownMedia, toPuzzleIdAndDay(round))] : []
    if (!solution) return { shown, names: [], picture: [], solution: [] }
    return {
      shown,
      names: [...new Set(answers.get(round.game, round.answer).names)],
      picture: [solution.picture],
      solution: 'solution' in DESCRIPTORS[round.game].fields ? listSolutionTexts(answers, round, language) : [],
    }
  }

  return (day, round, language) => {
    const { game, mode, wrong, finished, answer } = round
    const isRevealed = isRoundOver(round)
    const isClueDue = isClueShown(game, wrong.length)
    const anime = answers.get(game, answer).anime[language]
    const solution = isRevealed ? toSolution(round) : null
    return {
      fields: toFields(round, solution, language),
      id: round.puzzleId,
      anime: isRevealed || isClueDue ? anime : '',
      game,
      mode,
      number: toPuzzleNumber(round.day),
      personal: round.resetNo > 0,
      revealStep: computeRevealStep(game, wrong.length, finished),
      tries: wrong.length,
      wrongGuesses: [...wrong],
      clue: isClueDue ? getTexts(language).clue(anime) : null,
      reward: computeGameReward(game, wrong.length),
      rewardStatus: round.status,
      finished,
      solution,
      ...toLetterFields(answers, round),
      resets: day.resetsLeft(game),
      endsAt: endOfDay(round.day),
    }
  }
}

function toLetterFields(answers: Answers, round: Round): Pick<Puzzle, 'length' | 'firstLetter' | 'rows' | 'rowColors'> {
  if (DESCRIPTORS[round.game].asks !== 'word') return { length: null, firstLetter: null, rows: [], rowColors: [] }
  const word = answers.word(round.answer)
  return { length: word.length, firstLetter: word[0] ?? null, ...toRows(round, word) }
}

type Solution = NonNullable<Puzzle['solution']>

function createSolutionView({ answers, media }: ViewDeps): (round: PuzzleRound) => Solution {
  function toSong(round: PuzzleRound) {
    const { answer } = round
    const { piece, composer, year, relation, video } = answers.opening(answer)
    const audio = media.toPuzzleUrl({ kind: 'clip', series: answer, mode: 'full' }, toPuzzleIdAndDay(round))
    const score = video === null ? answers.songNotes(answer) : null
    return { name: piece, composer, year, relation, video, score, audio }
  }

  return (round) => {
    const { text, texts, anime, card } = answers.get(round.game, round.answer)
    return {
      answer: text,
      answers: texts,
      anime: anime.en,
      picture: media.toPuzzleUrl(toSolutionPicture(round), toPuzzleIdAndDay(round)),
      card,
      song: DESCRIPTORS[round.game].media === 'clip' ? toSong(round) : null,
    }
  }
}

function listSolutionTexts(answers: Answers, { game, answer }: Round, language: Language): string[] {
  if (DESCRIPTORS[game].asks === 'word') return [answers.word(answer)]
  const { piece, video } = answers.opening(answer)
  return [piece[language], video ?? '']
}

function toPuzzleIdAndDay({ puzzleId: id, day }: PuzzleRound) {
  return { id, day }
}
