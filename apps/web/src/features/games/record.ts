import type { GamesRecord } from '@otogi/contract/puzzle'
import type { RoundSummary } from '@otogi/contract/record-fields'
import { DESCRIPTORS, GAMES, hasModes, type Game, type Mode } from '@otogi/rules/games/games'
import { NAME_ROWS } from '@otogi/rules/games/reveal'

/** What the record of the day says of one game in one mode. */
export type Standing = { puzzleId: string; finished: boolean; tries: number; rewardStatus: number }

export function standingOf(record: GamesRecord, game: Game, mode: Mode): Standing {
  const { puzzleId, finished, tries, rewardStatus } = record.games[game][hasModes(game) ? mode : 0] as RoundSummary
  return { puzzleId, finished, tries, rewardStatus }
}

/** Only a game whose rows run out can be lost. */
export function isLost(game: Game, { finished, tries }: Standing): boolean {
  return DESCRIPTORS[game].reveal === 'rows' && !finished && tries >= NAME_ROWS
}

/** The first game after this one, round the six, that is still to be played in the mode. */
export function nextToPlay(record: GamesRecord, after: Game, mode: Mode): Game | undefined {
  const start = GAMES.indexOf(after)
  const others = GAMES.map((_, i) => GAMES[(start + 1 + i) % GAMES.length]).filter((game) => game !== undefined)
  return others.find((game) => {
    const standing = standingOf(record, game, mode)
    return game !== after && !standing.finished && !isLost(game, standing)
  })
}
