import type { GamesRecord } from '@otogi/contract/puzzle'
import type { RoundSummary } from '@otogi/contract/record-fields'
import { DESCRIPTORS, GAMES, hasModes, type Game, type Mode } from '@otogi/rules/games/games'
import { NAME_ROWS } from '@otogi/rules/games/reveal'

/** Returns today's state of one game in one mode. */
export type RoundStatus = { puzzleId: string; finished: boolean; tries: number; rewardStatus: number }

export function toRoundStatus(record: GamesRecord, game: Game, mode: Mode): RoundStatus {
  const { puzzleId, finished, tries, rewardStatus } = record.games[game][hasModes(game) ? mode : 0] as RoundSummary
  return { puzzleId, finished, tries, rewardStatus }
}

/** Counts how many of the six games are won today, in any mode. */
export function countSolvedGames(record: GamesRecord): number {
  return GAMES.filter((game) => record.games[game].some(({ finished }) => finished)).length
}

/** Whether a round is lost. Only the name game can be lost, because its number of rows is limited. */
export function isLost(game: Game, { finished, tries }: RoundStatus): boolean {
  return DESCRIPTORS[game].reveal === 'rows' && !finished && tries >= NAME_ROWS
}

/**
 * Returns the next game in this mode that is neither won nor lost, starting after the current game and wrapping around.
 */
export function findNextGame(record: GamesRecord, current: Game, mode: Mode): Game | undefined {
  const start = GAMES.indexOf(current)
  const others = GAMES.map((_, i) => GAMES[(start + 1 + i) % GAMES.length]).filter((game) => game !== undefined)
  return others.find((game) => {
    const round = toRoundStatus(record, game, mode)
    return game !== current && !round.finished && !isLost(game, round)
  })
}
