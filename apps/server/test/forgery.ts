import { api } from '@otogi/contract/api'
import type { Endpoint } from '@otogi/contract/endpoint'
import type { InjectOptions } from 'fastify'
import { sql } from 'kysely'
import {
  readAnswer,
  guessTitle,
  guessWord,
  fetchPuzzle,
  winGame,
  winNameGame,
  listWrongTitles,
  createWrongWord,
} from './puzzles.ts'
import type { Player } from './player.ts'
import { startTestServer, type TestServer } from './test-server.ts'

/** A call that no legitimate client makes. */
export type Forgery = { readonly to: Endpoint; readonly input: object; readonly headers?: Record<string, string> }
export type ForgedCall = Forgery | InjectOptions

/** The state of the attacker and the victim. */
export type Situation = {
  readonly server: TestServer
  /**
   * The attacker, who has started the image and name games, solved the pixel game, claimed the reward of the eyes game
   * and used all resets of the silhouette game.
   */
  readonly ana: Player
  /** The victim, who has an unclaimed reward. */
  readonly bob: Player
  readonly ids: {
    readonly image: readonly string[]
    readonly pixel: string
    readonly silhouette: string
    readonly name: string
    readonly yesterdays: string
    readonly beforeReset: string
    readonly bobs: string
  }
  /**
   * The answer to the attacker's image puzzle, a wrong guess that she has already made, and the answer to her pixel
   * puzzle.
   */
  readonly right: string
  readonly wrong: string
  readonly solved: string
}

const YESTERDAY = '2026-11-17T11:00:00Z'
const TODAY = '2026-11-18T11:00:00Z'

export async function createSituation(): Promise<Situation & AsyncDisposable> {
  const server = await startTestServer({ now: Date.parse(YESTERDAY) })
  const [ana, bob] = [await server.player(), await server.player()]
  const { _id: yesterdays } = await fetchPuzzle(ana, 'image')
  server.setNow(TODAY)
  for (const player of [ana, bob]) await player.call(api.day.update)
  await ana.call(api.polls.find)
  const beforeReset = (await fetchPuzzle(ana, 'silhouette'))._id
  for (let used = 0; used < 5; used++) await ana.call(api.games.reset, { game: 'silueta', mode: 0 })
  const [wrong = ''] = await listWrongTitles(server, ana)
  await guessTitle(ana, wrong)
  await guessWord(ana, await createWrongWord(ana))
  await winGame(server, ana, 'pixel')
  await winGame(server, ana, 'eyes')
  await ana.call(api.games.claim, { game: 'eye', mode: 0 })
  await winGame(server, bob, 'opening')
  await winNameGame(server, bob)
  const record = await ana.call(api.games.find)
  return {
    server,
    ana,
    bob,
    ids: {
      image: record.imageid,
      pixel: record.pixelid[0] ?? '',
      silhouette: record.siluetaid[0] ?? '',
      name: record.nameid,
      yesterdays,
      beforeReset,
      bobs: (await fetchPuzzle(bob, 'image'))._id,
    },
    right: (await readAnswer(server, ana, 'image')).text,
    wrong,
    solved: (await readAnswer(server, ana, 'pixel')).text,
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  }
}

/** Sends a forged call; returns the status and the refusal code, if any. */
export async function describeOutcome(player: Player, forged: ForgedCall): Promise<string> {
  const { status, body } = 'to' in forged ? await toRequest(player, forged) : await player.request(forged)
  return status < 400 ? String(status) : `${status} ${(body as { code?: string } | undefined)?.code}`
}

/** Fills in the player's own id unless the forgery sets one. */
function toRequest(player: Player, { to, input, headers }: Forgery) {
  const named = Object.fromEntries(to.owner.map((field) => [field, player.id]))
  return player.send(to, { ...named, ...input }, headers)
}

export async function readAllRows({ db }: TestServer): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'
    order by 1`.execute(db)
  const all = tables.map(({ name }) => sql`select ${name}::text || to_jsonb(t)::text as row from ${sql.table(name)} t`)
  const { rows } = await sql<{ row: string }>`${sql.join(all, sql` union all `)} order by 1`.execute(db)
  return rows.map(({ row }) => row)
}
