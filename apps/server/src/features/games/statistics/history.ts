import { HISTORY_DAYS } from '@otogi/contract/page-sizes'
import type { PlayedDay } from '@otogi/contract/statistics'
import { addDays, type MadridDay } from '@otogi/rules/calendar/madrid-day'
import { GAMES, WIRE_GAME } from '@otogi/rules/games/games'
import { answerRevealed } from '@otogi/rules/games/stage'
import type { ReadContext } from '../../../platform/http/run-locked.ts'
import { puzzleNumber } from '../puzzle-number.ts'
import type { Stage } from '../today.ts'
import { listPlayed, type PlayedRound } from './store.ts'

/** What a player did on the last days played, newest first. */
export async function historyOf(
  { db, player, today }: ReadContext,
  stage: Stage,
  before: MadridDay | undefined,
): Promise<PlayedDay[]> {
  const rounds = await listPlayed(db, player.id, before ?? addDays(today, 1), HISTORY_DAYS)
  return [...Map.groupBy(rounds, ({ day }) => day)].map(([day, ofDay]) => ({
    day,
    number: puzzleNumber(day),
    results: ofDay.toSorted(asInTheHub).map((round) => resultOf(round, stage, today)),
  }))
}

function asInTheHub(a: PlayedRound, b: PlayedRound): number {
  return GAMES.indexOf(a.game) - GAMES.indexOf(b.game) || a.mode - b.mode
}

function resultOf(round: PlayedRound, stage: Stage, today: MadridDay): PlayedDay['results'][number] {
  const { day, game, mode, tries, finished, answer } = round
  const isTold = finished || day < today || answerRevealed(game, tries)
  // A later edition of the pack may have left out what an old puzzle asked for.
  const isKnown = stage.answers.pool(game, mode).includes(answer)
  return {
    game: WIRE_GAME[game],
    mode,
    tries,
    finished,
    answer: isTold && isKnown ? stage.answers.get(game, answer).texts : null,
  }
}
