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
export function toPuzzle(deps: ViewDeps, day: PlayerDay, round: PuzzleRound, language: Language): Puzzle {
  const { game, mode, wrong, finished, answer } = round
  const isRevealed = isRoundOver(round)
  const isClueDue = isClueShown(game, wrong.length)
  const entry = deps.answers.get(game, answer)
  const solution = isRevealed ? toSolution(deps, round) : null
  return {
    fields: toPuzzleFields(deps, round, solution, language),
    id: round.puzzleId,
    anime: isRevealed || isClueDue ? entry.anime[language] : '',
    game,
    mode,
    number: toPuzzleNumber(round.day),
    personal: round.resetNo > 0,
    revealStep: computeRevealStep(game, wrong.length, finished),
    tries: wrong.length,
    wrongGuesses: [...wrong],
    clue: isClueDue ? getTexts(language).clue(entry.anime[language]) : null,
    reward: computeGameReward(game, wrong.length),
    rewardStatus: round.status,
    finished,
    solution,
    ...toLetterFields(deps, round),
    resets: day.resetsLeft(game),
    endsAt: endOfDay(round.day),
  }
}

function toLetterFields(
  { answers }: ViewDeps,
  round: Round,
): Pick<Puzzle, 'length' | 'firstLetter' | 'rows' | 'rowColors'> {
  if (DESCRIPTORS[round.game].asks !== 'word') return { length: null, firstLetter: null, rows: [], rowColors: [] }
  const word = answers.word(round.answer)
  return { length: word.length, firstLetter: word[0] ?? null, ...toRows(round, word) }
}

type Solution = NonNullable<Puzzle['solution']>

function toSolution(deps: ViewDeps, round: PuzzleRound): Solution {
  const { text, texts, anime, card } = deps.answers.get(round.game, round.answer)
  return {
    answer: text,
    answers: texts,
    anime: anime.en,
    picture: deps.media.toPuzzleUrl(toSolutionPicture(round), toPuzzleIdAndDay(round)),
    card,
    song: DESCRIPTORS[round.game].media === 'clip' ? toSong(deps, round) : null,
  }
}

function toSong({ answers, media }: ViewDeps, round: PuzzleRound) {
  const { answer } = round
  const { piece, composer, year, relation, video } = answers.opening(answer)
  const audio = media.toPuzzleUrl({ kind: 'clip', series: answer, mode: 'full' }, toPuzzleIdAndDay(round))
  const score = video === null ? answers.songNotes(answer) : null
  return { name: piece, composer, year, relation, video, score, audio }
}

/** Returns the picture or clip to guess and, after the answer is revealed, the solution. */
function toPuzzleFields(
  deps: ViewDeps,
  round: PuzzleRound,
  solution: Solution | null,
  language: Language,
): PuzzleFields {
  const media = findShownMedia(round)
  const shown = media ? [deps.media.toPuzzleUrl(media, toPuzzleIdAndDay(round))] : []
  if (!solution) return { shown, names: [], picture: [], solution: [] }
  return {
    shown,
    names: [...new Set(deps.answers.get(round.game, round.answer).names)],
    picture: [solution.picture],
    solution: 'solution' in DESCRIPTORS[round.game].fields ? listSolutionTexts(deps, round, language) : [],
  }
}

function listSolutionTexts({ answers }: ViewDeps, { game, answer }: Round, language: Language): string[] {
  if (DESCRIPTORS[game].asks === 'word') return [answers.word(answer)]
  const { piece, video } = answers.opening(answer)
  return [piece[language], video ?? '']
}

function toPuzzleIdAndDay({ puzzleId: id, day }: PuzzleRound) {
  return { id, day }
}
