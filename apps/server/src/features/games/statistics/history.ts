import { HISTORY_DAYS } from '@otogi/contract/page-sizes'
import type { PlayedDay } from '@otogi/contract/statistics'
import { addDays, type MadridDay } from '@otogi/rules/calendar/madrid-day'
import { GAMES } from '@otogi/rules/games/games'
import { isAnswerRevealed } from '@otogi/rules/games/reveal'
import type { ReadContext } from '../../../platform/http/run-locked.ts'
import type { Answers } from '../answers.ts'
import { toPuzzleNumber } from '../puzzle-number.ts'
import { listPlayedRounds, type PlayedRound } from './store.ts'

/** Returns a player's results for the last days played, newest day first. */
export async function readHistory(
  { db, player, today }: ReadContext,
  answers: Answers,
  before: MadridDay | undefined,
): Promise<PlayedDay[]> {
  const rounds = await listPlayedRounds(db, player.id, before ?? addDays(today, 1), HISTORY_DAYS)
  return [...Map.groupBy(rounds, ({ day }) => day)].map(([day, ofDay]) => ({
    day,
    number: toPuzzleNumber(day),
    results: ofDay.toSorted(compareHubOrder).map((round) => toResult(round, answers, today)),
  }))
}

function compareHubOrder(a: PlayedRound, b: PlayedRound): number {
  return GAMES.indexOf(a.game) - GAMES.indexOf(b.game) || a.mode - b.mode
}

function toResult(round: PlayedRound, answers: Answers, today: MadridDay): PlayedDay['results'][number] {
  const { day, game, mode, tries, finished, answer } = round
  const isAnswerShown = finished || day < today || isAnswerRevealed(game, tries)
  // A newer version of the pack may no longer contain the answer.
  const isKnown = answers.pool(game, mode).includes(answer)
  const shown = isAnswerShown && isKnown ? answers.get(game, answer) : undefined
  return { game, mode, tries, finished, answer: shown?.texts ?? null, card: shown?.card ?? null }
}
