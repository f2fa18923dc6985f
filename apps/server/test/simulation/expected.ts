import { toDate } from './calendar.ts'
import {
  GAMES,
  PUZZLES,
  toPuzzleKey,
  QUESTS,
  type GameName,
  type GameAndMode,
  type PlayerModel,
  type Result,
} from './model.ts'

/** The replies that the server must send to a player, computed from the model. */

const FIELD: Record<GameName, string> = {
  image: 'Image',
  silueta: 'Silueta',
  name: 'Name',
  opening: 'Opening',
  eye: 'Eye',
  pixel: 'Pixel',
}

export function buildGamesReply(model: PlayerModel): object {
  const perGame = GAMES.map((game) => {
    const rounds = PUZZLES.filter((puzzle) => puzzle.game === game).map((puzzle) => model.round(puzzle))
    const toField = <Value>(values: readonly Value[]) => (game === 'name' ? values[0] : values)
    return {
      [`finished${FIELD[game]}`]: toField(rounds.map(({ finished }) => finished)),
      [`tries${game}`]: toField(rounds.map(({ wrong }) => wrong.length)),
      [`statusReward${FIELD[game]}`]: toField(rounds.map(({ status }) => status)),
    }
  })
  const left = Object.fromEntries(GAMES.map((game) => [game, model.resetsLeft(game)]))
  const { wrong } = model.round({ game: 'name', mode: 0 })
  return Object.assign({ resetsByGame: left, trieswords: wrong }, ...perGame) as object
}

export function buildUserReply(model: PlayerModel): object {
  return {
    resetGameDay: toDate(model.day).replaceAll('-', ','),
    profileLevel: model.level,
    profileExp: model.experience,
    profileExpNextLevel: model.needed,
    unlockModes: model.open,
    totalPower: model.power,
    uniqueCards: model.cards.size,
    paidAtRollover: model.paid,
  }
}

export function buildQuestsReply(model: PlayerModel): object {
  const { single } = model
  return {
    statusQuestImage: single.image,
    statusQuestSilueta: single.silueta,
    statusQuestName: single.name,
    statusQuestOpening: single.opening,
    statusQuestAllGames: model.status('all').status,
    statusSummonsWeek: model.status('summon').status,
    statusLogInWeek: model.status('log').status,
    statusPower1: single.power,
    statusPower10: single.power1,
    statusLevel5: single.level,
    statusLevel20: single.level1,
  }
}

export function buildClaimableGames(model: PlayerModel): object {
  return {
    games: PUZZLES.filter((puzzle) => model.round(puzzle).status === 1).length,
    quests: QUESTS.filter((quest) => model.isDue(quest)).length,
  }
}

export function listCards(model: PlayerModel): string[] {
  return [...model.cards].flatMap(([card, copies]) => Array.from({ length: copies }, () => card)).sort()
}

export function buildStatisticsReply(model: PlayerModel): object {
  const all = [...model.past, ...model.results()]
  const wonDays = [...new Set(all.filter(({ finished }) => finished).map(({ day }) => day))]
  return {
    played: all.length,
    won: all.filter(({ finished }) => finished).length,
    ...simulateStreaks(wonDays, model.day),
    games: PUZZLES.map((puzzle) =>
      summarizeResults(
        puzzle,
        all.filter((one) => toPuzzleKey(one.puzzle) === toPuzzleKey(puzzle)),
      ),
    ),
    days: [...Map.groupBy(all, ({ day }) => day)].map(([day, results]) => ({
      day: toDate(day),
      played: results.length,
      won: results.filter(({ finished }) => finished).length,
    })),
  }
}

function summarizeResults(puzzle: GameAndMode, results: readonly Result[]): object {
  const wins = results.filter(({ finished }) => finished)
  const most = Math.max(-1, ...wins.map(({ tries }) => tries))
  return {
    ...puzzle,
    played: results.length,
    won: wins.length,
    distribution: Array.from({ length: most + 1 }, (_, n) => wins.filter(({ tries }) => tries === n).length),
  }
}

/** Simulates the streak day by day. Seven days earn a freeze, at most two are kept, and a missed day uses one. */
function simulateStreaks(wonDays: readonly number[], today: number): object {
  let [currentStreak, longestStreak, freezes] = [0, 0, 0]
  const frozenDays: string[] = []
  for (let day = Math.min(today, ...wonDays); day <= today; day++) {
    if (wonDays.includes(day)) {
      currentStreak += 1
      longestStreak = Math.max(longestStreak, currentStreak)
      if (currentStreak % 7 === 0) freezes = Math.min(2, freezes + 1)
    } else if (day < today && currentStreak > 0) {
      if (freezes > 0) frozenDays.push(toDate(day))
      else currentStreak = 0
      freezes = Math.max(0, freezes - 1)
    }
  }
  return { currentStreak, longestStreak, freezes, frozenDays }
}

/** Builds the fields of a puzzle that do not depend on its answer. */
export function buildPuzzleReply(model: PlayerModel, puzzle: GameAndMode): object {
  const { wrong, finished, status } = model.round(puzzle)
  const { game, mode } = puzzle
  const tries = wrong.length
  const stage =
    game === 'image'
      ? finished
        ? 100
        : Math.max(100, 400 - 50 * tries)
      : game === 'pixel'
        ? finished
          ? 1
          : Math.max(1, 130 - 20 * tries)
        : 0
  return {
    mode,
    tries,
    finished,
    stage,
    statusReward: status,
    reward: model.reward(puzzle),
    wrongGuesses: wrong,
    resets: model.resetsLeft(game),
  }
}

/** Whether the puzzle must contain the clue, and whether it must contain the solution. */
export function findShownFields(model: PlayerModel, puzzle: GameAndMode): { clue: boolean; solution: boolean } {
  const { wrong, finished } = model.round(puzzle)
  const isClued = puzzle.game === 'silueta' || puzzle.game === 'eye' || puzzle.game === 'name'
  return { clue: isClued && wrong.length >= 3, solution: finished || (puzzle.game === 'name' && wrong.length >= 6) }
}

/**
 * Computes the colors of a row. Letters in the right place are matched first, then letters that are elsewhere in the
 * word. Each letter of the word counts only once.
 */
export function colorRow(row: string, word: string): string[] {
  const left = Array.from(word)
  const colors = Array.from(row, () => '#ff3636')
  for (const [at, letter] of Array.from(row).entries()) {
    if (word[at] !== letter) continue
    colors[at] = '#1AB616'
    left[at] = ''
  }
  for (const [at, letter] of Array.from(row).entries()) {
    const found = left.indexOf(letter)
    if (colors[at] === '#1AB616' || found < 0) continue
    colors[at] = 'orange'
    left[found] = ''
  }
  return colors
}
