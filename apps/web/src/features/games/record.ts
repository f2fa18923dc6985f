import { RewardStatus } from '@otogi/rules/rewards/rewards'
import type { GamesRecord } from '@otogi/contract/puzzle'
import { GAMES, type Game, type Mode } from '@otogi/rules/games/games'
import { NAME_ROWS } from '@otogi/rules/games/stage'

/** What the record of the day says of one game in one mode. */
export type Standing = { puzzleId: string; finished: boolean; tries: number; statusReward: number }

export function standingOf(record: GamesRecord, game: Game, mode: Mode): Standing {
  if (game === 'name') {
    return {
      puzzleId: record.nameid,
      finished: record.finishedName,
      tries: record.triesname,
      statusReward: record.statusRewardName,
    }
  }
  const { ids, finished, tries, statuses } = listsOf(record, game)
  return {
    puzzleId: ids[mode] ?? '',
    finished: finished[mode] ?? false,
    tries: tries[mode] ?? 0,
    statusReward: statuses[mode] ?? RewardStatus.locked,
  }
}

/** Only the name game can be lost: its rows run out. */
export function isLost(game: Game, { finished, tries }: Standing): boolean {
  return game === 'name' && !finished && tries >= NAME_ROWS
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

type Lists = {
  ids: readonly string[]
  finished: readonly boolean[]
  tries: readonly number[]
  statuses: readonly number[]
}

function listsOf(record: GamesRecord, game: Exclude<Game, 'name'>): Lists {
  switch (game) {
    case 'image':
      return lists(record.imageid, record.finishedImage, record.triesimage, record.statusRewardImage)
    case 'silhouette':
      return lists(record.siluetaid, record.finishedSilueta, record.triessilueta, record.statusRewardSilueta)
    case 'opening':
      return lists(record.openingid, record.finishedOpening, record.triesopening, record.statusRewardOpening)
    case 'eyes':
      return lists(record.eyeid, record.finishedEye, record.trieseye, record.statusRewardEye)
    case 'pixel':
      return lists(record.pixelid, record.finishedPixel, record.triespixel, record.statusRewardPixel)
  }
}

function lists(ids: string[], finished: boolean[], tries: number[], statuses: number[]): Lists {
  return { ids, finished, tries, statuses }
}
