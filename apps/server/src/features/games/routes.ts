import type { InputOf, ReplyOf } from '@otogi/contract/endpoint'
import { games } from '@otogi/contract/games'
import { gameOfWire, hasModes, type Game, type Mode } from '@otogi/rules/games/games'
import type { Reader } from '../../platform/db/db.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { getBalance } from '../wallet/index.ts'
import { getPlayer, languageOf } from '../players/index.ts'
import { claim } from './claim.ts'
import { documentOf } from './document.ts'
import { guess, type Guess } from './guess.ts'
import { requireOpenMode } from './open-mode.ts'
import { recordOf } from './record.ts'
import { reset } from './reset.ts'
import { statisticsRoutes } from './statistics/routes.ts'
import { currentRound, todayOf, type Stage } from './today.ts'

type Judged = ReplyOf<typeof games.guess>

export function gameRoutes(mount: Mount, stage: Stage): void {
  const record = async (db: Reader, playerId: string, game?: Game) =>
    recordOf(await todayOf(db, stage, playerId), stage, game)

  mount.read(games.find, ({ db, playerId }) => record(db, playerId))
  mount.write(games.create, ({ tx, playerId }) => record(tx, playerId))
  mount.write(games.removeAll, ({ tx, playerId }) => record(tx, playerId))
  mount.write(games.updateSelected, ({ tx, playerId, input }) => record(tx, playerId, gameOfWire(input.game)))
  mount.read(games.findPuzzle, ({ db, playerId, input }) => findPuzzle(db, stage, playerId, input.id))
  mount.write(games.guess, async ({ tx, playerId, input }) => {
    const { game, mode } = played(input)
    const made = { game, mode, puzzleId: input.puzzleId, text: input.guess }
    return judgedOf(tx, stage, playerId, made, await guess(tx, stage, playerId, made))
  })
  mount.write(games.guessName, async ({ tx, playerId, input }) => {
    const made = { game: 'name', mode: 0, puzzleId: input.puzzleId, text: input.word } as const
    return judgedOf(tx, stage, playerId, made, await guess(tx, stage, playerId, made))
  })
  mount.write(games.reset, async ({ tx, playerId, input }) => {
    const { game, mode } = played(input)
    await reset(tx, stage, playerId, { game, mode, puzzleId: input.puzzleId })
    return record(tx, playerId, game)
  })
  mount.write(games.claim, async ({ tx, playerId, input }): Promise<ReplyOf<typeof games.claim>> => {
    const { game, mode } = played(input)
    await claim(tx, stage.clock, playerId, game, mode)
    return [await record(tx, playerId, game), await getBalance(tx, playerId)]
  })
  listRoutes(mount, stage)
  statisticsRoutes(mount, stage)
}

/** The lists of what may be guessed: the whole pack's, the same for everybody. */
function listRoutes(mount: Mount, { answers }: Stage): void {
  const characters = answers.characters.map((one) => ({
    names_game: [one.texts.en, one.texts.es],
    anime_name: one.anime.en,
    titles: one.anime,
  }))
  const animes = answers.animes.map((one) => ({ anime_name: one.text, titles: one.anime }))
  const cacheable = 'private, max-age=300'
  mount.read(games.characters, ({ reply }) => {
    void reply.header('cache-control', cacheable)
    return Promise.resolve(characters)
  })
  mount.read(games.animes, ({ reply }) => {
    void reply.header('cache-control', cacheable)
    return Promise.resolve(animes)
  })
}

/** The game and mode of a call; the name game has one mode, whatever the call says. */
function played(input: Pick<InputOf<typeof games.guess>, 'game' | 'mode'>): { game: Game; mode: Mode } {
  const game = gameOfWire(input.game)
  return { game, mode: hasModes(game) ? input.mode : 0 }
}

async function findPuzzle(db: Reader, stage: Stage, playerId: string, id: string): Promise<Judged['puzzle']> {
  const today = await todayOf(db, stage, playerId)
  const round = currentRound(today, stage, id)
  const player = await getPlayer(db, playerId)
  requireOpenMode(player, round.mode)
  return documentOf(stage, today, round, languageOf(player))
}

async function judgedOf(db: Reader, stage: Stage, playerId: string, made: Guess, right: boolean): Promise<Judged> {
  const today = await todayOf(db, stage, playerId)
  const player = await getPlayer(db, playerId)
  return {
    right,
    games: recordOf(today, stage, made.game),
    puzzle: documentOf(stage, today, today.round(made.game, made.mode), languageOf(player)),
    profileLevel: player.level,
    profileExp: player.experience,
    profileExpNextLevel: player.experience_needed,
  }
}
