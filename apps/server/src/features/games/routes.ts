import type { InputOf, ReplyOf } from '@otogi/contract/endpoint'
import { games } from '@otogi/contract/games'
import { guest } from '@otogi/contract/guest'
import { hasModes, type Game, type Mode } from '@otogi/rules/games/games'
import type { FastifyRequest } from 'fastify'
import type { Reader } from '../../platform/db/db.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { WriteContext, ReadContext } from '../../platform/http/run-locked.ts'
import type { Media } from '../../platform/media/media.ts'
import { getLanguage } from '../players/index.ts'
import type { Answers } from './answers.ts'
import { createClaimAction } from './claim.ts'
import { createPuzzleView } from './document.ts'
import { createGuessAction, type Guess } from './guess.ts'
import type { HashNetwork } from './guest/network-hash.ts'
import { requireUnlockedMode } from './open-mode.ts'
import type { Puzzles } from './puzzles.ts'
import { toGamesRecord } from './record.ts'
import { createResetAction } from './reset.ts'
import type { Sequence } from './sequence.ts'

type Deps = {
  readonly answers: Answers
  readonly sequence: Sequence
  readonly puzzles: Puzzles
  readonly media: Media
  readonly hashNetwork: HashNetwork
}

export function mountGameRoutes(mount: Mount, deps: Deps): void {
  mountRecordRoutes(mount, deps)
  mountPlayRoutes(mount, deps)
  mountGuessListRoutes(mount, deps.answers)
}

/** Routes that return the games record without changing it. */
function mountRecordRoutes(mount: Mount, { answers, puzzles }: Deps): void {
  const readRecord = async (db: Reader, { player, today }: ReadContext | WriteContext, game?: Game) =>
    toGamesRecord(await puzzles.readDay(db, player.id, today), answers, game)

  mount(games.find, (call) => readRecord(call.db, call))
  mount(games.create, (call) => readRecord(call.tx, call))
  mount(games.removeAll, (call) => readRecord(call.tx, call))
  mount(games.updateSelected, (call) => readRecord(call.tx, call, call.input.game))
}

type GuessCall = WriteContext & { readonly request: FastifyRequest }

function mountPlayRoutes(mount: Mount, deps: Deps): void {
  const { answers, puzzles } = deps
  const guess = createGuessAction(deps)
  const reset = createResetAction(deps)
  const claim = createClaimAction(puzzles)
  const toPuzzle = createPuzzleView(deps)
  const checkGuess = async (call: GuessCall, made: Omit<Guess, 'network'>): Promise<ReplyOf<typeof games.guess>> => {
    const { game, mode } = made
    const network = deps.hashNetwork(call.request, call.today)
    const { right, player, day } = await guess(call, { ...made, network })
    return {
      ...toGamesRecord(day, answers, game),
      right,
      puzzle: toPuzzle(day, day.round(game, mode), getLanguage(player)),
      level: player.level,
      experience: player.experience,
      experienceNeeded: player.experience_needed,
    }
  }

  mount(games.findPuzzle, async ({ db, player, today, input }) => {
    const day = await puzzles.readDay(db, player.id, today)
    const round = day.find(input.id)
    requireUnlockedMode(player, round.mode)
    return toPuzzle(day, round, getLanguage(player))
  })
  mount(games.guess, (call) => {
    if (call.input.puzzleId === undefined) throw new Refusal('GUESS_REQUIRED')
    return checkGuess(call, { ...getGameAndMode(call.input), puzzleId: call.input.puzzleId, text: call.input.guess })
  })
  mount(games.guessName, (call) => {
    // If the guess was for yesterday's puzzle, the reply must not show today's puzzle, because the player has not seen
    // it yet.
    if (call.input.puzzleId === undefined && call.isFirstOfDay) throw new Refusal('NEW_PUZZLE')
    return checkGuess(call, { game: 'name', mode: 0, puzzleId: call.input.puzzleId, text: call.input.word })
  })
  mount(games.reset, async (call) => {
    const { game, mode } = getGameAndMode(call.input)
    return toGamesRecord(await reset(call, { game, mode, puzzleId: call.input.puzzleId }), answers, game)
  })
  mount(games.claim, async (call): Promise<ReplyOf<typeof games.claim>> => {
    const { game, mode } = getGameAndMode(call.input)
    const { day, balance } = await claim(call, game, mode)
    return [toGamesRecord(day, answers, game), balance]
  })
}

/** Lists of possible guesses, which are the same for all players. */
function mountGuessListRoutes(mount: Mount, answers: Answers): void {
  const characters = answers.characters.map((one) => ({
    names: [...one.names],
    anime: one.anime.en,
    titles: one.anime,
  }))
  const animes = answers.animes.map((one) => ({ anime: one.text, titles: one.anime, names: [...one.names] }))
  mount(games.characters, ({ reply }) => {
    void reply.header('cache-control', 'private, max-age=300')
    return characters
  })
  mount(games.animes, ({ reply }) => {
    void reply.header('cache-control', 'private, max-age=300')
    return animes
  })
  mount(guest.characters, ({ reply }) => {
    void reply.header('cache-control', 'public, max-age=300')
    return characters
  })
  mount(guest.animes, ({ reply }) => {
    void reply.header('cache-control', 'public, max-age=300')
    return animes
  })
}

/** The name game has only mode 0, so the mode of the input is ignored. */
function getGameAndMode(input: Pick<InputOf<typeof games.guess>, 'game' | 'mode'>): { game: Game; mode: Mode } {
  const { game } = input
  return { game, mode: hasModes(game) ? input.mode : 0 }
}
