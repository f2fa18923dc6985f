import { randomBytes } from 'node:crypto'
import { join, resolve } from 'node:path'
import { openMediaStore } from '@otogi/content/media/store'
import { api } from '@otogi/contract/api'
import type { GamesRecord, Puzzle } from '@otogi/contract/wire-types'
import { GAMES, getDescriptor, listModes, type Game, type Mode } from '@otogi/rules/games/games'
import { Player } from '@otogi/server/test/player'
import { listPuzzleIds } from '@otogi/server/test/puzzles'
import { openTemporaryServer } from '@otogi/server/test/temporary-server'
import { readCard, type CardImage } from './solvers/cards.ts'
import { buildKnownFiles } from './solvers/knowledge.ts'
import { SOLVERS, type Library } from './solvers/solvers.ts'

/**
 * Measures how often programs that use this repository and the public card pictures solve a puzzle on the first try.
 * Each day is played by a new player who has unlocked all modes. DAYS sets the number of days; GAME limits the run to
 * one game. Drawings are stored in DATA_DIR.
 */

const days = Number(process.env['DAYS'] ?? 20)
const games = GAMES.filter((game) => (process.env['GAME'] ?? game) === game)
const FIRST_DAY = Date.parse('2026-11-18T11:00:00Z')
const DAY_MS = 86_400_000

const directory = join(resolve(process.env['DATA_DIR'] ?? '.data'), 'media')
await using world = await openTemporaryServer(directory)
const store = await openMediaStore({ pack: world.pack, directory })
const library = await openLibrary()
await store.close()

type Score = { right: number; tried: number }
const scores = new Map<string, Score>()
for (let day = 0; day < days; day += 1) {
  world.setNow(FIRST_DAY + day * DAY_MS)
  const player = await createPlayer()
  for (const game of games) for (const mode of listModes(game)) await solvePuzzle(player, game, mode)
}
console.log(`first tries that were right, of ${days} puzzles of each game and mode`)
console.table(
  games.flatMap((game) => listModes(game).map((mode) => ({ game, mode, ...formatRates(`${game} ${mode}`) }))),
)

async function openLibrary(): Promise<Library> {
  const known = await buildKnownFiles(world.pack, store, games)
  return { pack: world.pack, known, cards: games.some(asksForCharacter) ? await readCards() : [] }
}

function asksForCharacter(game: Game): boolean {
  return getDescriptor(game).asks === 'character'
}

async function readCards(): Promise<CardImage[]> {
  const visitor = new Player(world.app)
  const ofCharacter = Map.groupBy(world.pack.cards, ({ character }) => character)
  const addresses = new Map((await visitor.call(api.collection.cards)).map((card) => [card._id, card.base64_image]))
  const cards = []
  for (const [character, [card]] of ofCharacter)
    cards.push(await readCard(character, (await visitor.get(addresses.get(card?.id ?? '') ?? '')).bytes))
  return cards
}

async function createPlayer(): Promise<Player> {
  const player = new Player(world.app)
  const username = `s${randomBytes(5).toString('hex')}`
  const account = { username, password: 'lantern7', email: `${username}@example.org`, googleAccount: false }
  player.id = (await player.call(api.accounts.create, account))._id
  await world.db
    .updateTable('players')
    .set({ normal_open: true, hard_open: true })
    .where('id', '=', player.id)
    .execute()
  return player
}

async function solvePuzzle(player: Player, game: Game, mode: Mode): Promise<void> {
  const record: GamesRecord = await player.call(api.games.find)
  const puzzle: Puzzle = await player.call(api.games.findPuzzle, { id: listPuzzleIds(record, game)[mode] ?? '' })
  const [address] = JSON.stringify(puzzle).match(/\/media\/p\/[\w.-]+/) ?? []
  const file = address === undefined ? Buffer.alloc(0) : (await player.get(address)).bytes
  // Only this check reads the answers from the database.
  const { answer } = (await world.games.puzzles.readDay(world.db, player.id, world.clock.today())).round(game, mode)
  for (const [name, solver] of Object.entries(SOLVERS)) {
    const guess = await solver({ game, mode, puzzle, file }, library)
    if (guess === undefined) continue
    const score = scores.get(`${game} ${mode} ${name}`) ?? { right: 0, tried: 0 }
    scores.set(`${game} ${mode} ${name}`, score)
    score.tried += 1
    if (guess === answer) score.right += 1
  }
}

function formatRates(gameAndMode: string): Record<string, string> {
  return Object.fromEntries(
    Object.keys(SOLVERS).flatMap((name) => {
      const score = scores.get(`${gameAndMode} ${name}`)
      return score ? [[name, `${Math.round((100 * score.right) / score.tried)} %`]] : []
    }),
  )
}
