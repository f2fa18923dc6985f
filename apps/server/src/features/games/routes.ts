import type { InputOf, ReplyOf } from '@otogi/contract/endpoint'
import { games } from '@otogi/contract/games'
import { gameOfWire, hasModes, type Game, type Mode } from '@otogi/rules/games/games'
import { LANGUAGES } from '@otogi/rules/languages/languages'
import type { Reader } from '../../platform/db/db.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Locked, ReadContext } from '../../platform/http/run-locked.ts'
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
  const record = async (db: Reader, { player, today }: Asked, game?: Game) =>
    recordOf(await todayOf(db, stage, player.id, today), stage, game)

  mount(games.find, (call) => record(call.db, call))
  mount(games.create, (call) => record(call.tx, call))
  mount(games.removeAll, (call) => record(call.tx, call))
  mount(games.updateSelected, (call) => record(call.tx, call, gameOfWire(call.input.game)))
  mount(games.findPuzzle, (call) => findPuzzle(call, stage, call.input.id))
  mount(games.guess, async (call) => {
    if (call.input.puzzleId === undefined) throw new Refusal('GUESS_REQUIRED')
    const { game, mode } = played(call.input)
    const made = { game, mode, puzzleId: call.input.puzzleId, text: call.input.guess }
    return judgedOf(call, stage, made, await guess(call, stage, made))
  })
  mount(games.guessName, async (call) => {
    // Typed for yesterday's puzzle: today's has not been shown.
    if (call.input.puzzleId === undefined && call.isFirstOfDay) throw new Refusal('NEW_PUZZLE')
    const made = { game: 'name', mode: 0, puzzleId: call.input.puzzleId, text: call.input.word } as const
    return judgedOf(call, stage, made, await guess(call, stage, made))
  })
  mount(games.reset, async (call) => {
    const { game, mode } = played(call.input)
    await reset(call, stage, { game, mode, puzzleId: call.input.puzzleId })
    return record(call.tx, call, game)
  })
  mount(games.claim, async (call): Promise<ReplyOf<typeof games.claim>> => {
    const { game, mode } = played(call.input)
    const balance = await claim(call, game, mode)
    return [await record(call.tx, call, game), balance]
  })
  listRoutes(mount, stage)
  statisticsRoutes(mount, stage)
}

type Asked = Pick<ReadContext, 'player' | 'today'>

/** The lists of what may be guessed: the whole pack's, the same for everybody. */
function listRoutes(mount: Mount, { answers }: Stage): void {
  const characters = answers.characters.map((one) => ({
    names_game: LANGUAGES.map((language) => one.texts[language]),
    anime_name: one.anime.en,
    titles: one.anime,
  }))
  const animes = answers.animes.map((one) => ({ anime_name: one.text, titles: one.anime }))
  const cacheable = 'private, max-age=300'
  mount(games.characters, ({ reply }) => {
    void reply.header('cache-control', cacheable)
    return characters
  })
  mount(games.animes, ({ reply }) => {
    void reply.header('cache-control', cacheable)
    return animes
  })
}

/** The game and mode of a call; the name game has one mode, whatever the call says. */
function played(input: Pick<InputOf<typeof games.guess>, 'game' | 'mode'>): { game: Game; mode: Mode } {
  const game = gameOfWire(input.game)
  return { game, mode: hasModes(game) ? input.mode : 0 }
}

async function findPuzzle(call: ReadContext, stage: Stage, id: string): Promise<Judged['puzzle']> {
  const { db, player } = call
  const today = await todayOf(db, stage, player.id, call.today)
  const round = currentRound(today, stage, id)
  requireOpenMode(player, round.mode)
  return documentOf(stage, today, round, languageOf(player))
}

async function judgedOf(call: Locked, stage: Stage, made: Guess, right: boolean): Promise<Judged> {
  const today = await todayOf(call.tx, stage, call.player.id, call.today)
  const player = await getPlayer(call.tx, call.player.id)
  return {
    ...recordOf(today, stage, made.game),
    right,
    puzzle: documentOf(stage, today, today.round(made.game, made.mode), languageOf(player)),
    profileLevel: player.level,
    profileExp: player.experience,
    profileExpNextLevel: player.experience_needed,
  }
}
