import { HISTORY_DAYS } from '@otogi/contract/page-sizes'
import type { PlayedDay } from '@otogi/contract/statistics'
import { addDays, type MadridDay } from '@otogi/rules/calendar/madrid-day'
import { GAMES } from '@otogi/rules/games/games'
import { isAnswerRevealed } from '@otogi/rules/games/reveal'
import type { ReadContext } from '../../../platform/http/run-locked.ts'
import type { Answers } from '../answers.ts'
import { puzzleNumber } from '../puzzle-number.ts'
import { listPlayed, type PlayedRound } from './store.ts'

/** What a player did on the last days played, newest first. */
export async function historyOf(
  { db, player, today }: ReadContext,
  answers: Answers,
  before: MadridDay | undefined,
): Promise<PlayedDay[]> {
  const rounds = await listPlayed(db, player.id, before ?? addDays(today, 1), HISTORY_DAYS)
  return [...Map.groupBy(rounds, ({ day }) => day)].map(([day, ofDay]) => ({
    day,
    number: puzzleNumber(day),
    results: ofDay.toSorted(asInTheHub).map((round) => resultOf(round, answers, today)),
  }))
}

function asInTheHub(a: PlayedRound, b: PlayedRound): number {
  return GAMES.indexOf(a.game) - GAMES.indexOf(b.game) || a.mode - b.mode
}

function resultOf(round: PlayedRound, answers: Answers, today: MadridDay): PlayedDay['results'][number] {
  const { day, game, mode, tries, finished, answer } = round
  const isTold = finished || day < today || isAnswerRevealed(game, tries)
  // A later edition of the pack may have left out what an old puzzle asked for.
  const isKnown = answers.pool(game, mode).includes(answer)
  return {
    game,
    mode,
    tries,
    finished,
    answer: isTold && isKnown ? answers.get(game, answer).texts : null,
  }
}
