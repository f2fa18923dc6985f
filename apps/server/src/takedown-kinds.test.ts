import { desk } from '@otogi/contract/desk/desk'
import type { Pack, Series } from '@otogi/content/pack'
import { DESCRIPTORS, type Game } from '@otogi/rules/games/games'
import { SCHEDULED_DAYS } from '@otogi/rules/games/schedule'
import { expect, test } from 'vitest'
import { requireCleanAudit } from '../test/books.ts'
import { signUpOperator } from '../test/operator.ts'
import type { Player } from '../test/player.ts'
import { fetchPuzzle, readAnswerId } from '../test/puzzles.ts'
import { startTestServer, type TestServer } from '../test/test-server.ts'
import { rejectMissingCards } from './missing-cards.ts'

const OF_SERIES = ['image', 'opening', 'pixel'] as const
const OF_CHARACTERS = ['silhouette', 'name', 'eyes'] as const

type Row = {
  readonly kind: 'song' | 'picture' | 'character'
  /** A game whose puzzles show the subject. */
  readonly game: Exclude<Game, 'name'>
  readonly media: string
  /** All games whose puzzles or answers show the subject. */
  readonly games: readonly Game[]
  /** Builds the next version of the pack, without the subject. */
  readonly remove: (pack: Pack, subject: string) => Pack
}

const ROWS: readonly Row[] = [
  { kind: 'song', game: 'opening', media: 'clip', games: ['opening'], remove: replaceSong },
  { kind: 'picture', game: 'image', media: 'scene', games: OF_SERIES, remove: replacePictures },
  { kind: 'picture', game: 'pixel', media: 'cover', games: OF_SERIES, remove: replacePictures },
  { kind: 'character', game: 'silhouette', media: 'portrait', games: OF_CHARACTERS, remove: removeCharacter },
  { kind: 'character', game: 'eyes', media: 'portrait', games: OF_CHARACTERS, remove: removeCharacter },
]

test.each(ROWS)('a withdrawn $kind is gone from the $game game, with its $media', async (row) => {
  const { kind, game, games, remove } = row
  await using server = await startTestServer()
  const [owner, player] = [await signUpOperator(server, 'owner'), await server.player()]
  const subject = await readAnswerId(server, player, game)
  const address = await readMediaUrl(player, game)
  expect((await player.get(address)).status).toBe(200)
  await owner.call(desk.takedown.withdraw, { kind, subject, reason: 'the rights were disputed' })

  expect((await player.get(address)).status).toBe(404)
  const scheduled = await listUpcomingAnswers(server, games)
  expect(scheduled.length).toBeGreaterThan(SCHEDULED_DAYS)
  expect(scheduled).not.toContain(subject)
  expect((await player.get(await readMediaUrl(player, game))).status).toBe(200)

  const pack = remove(server.pack, subject)
  await rejectMissingCards(server.db, pack)
  await requireCleanAudit({ db: server.db, pack })
  await using next = await startTestServer({ sameDatabaseAs: server, pack })
  const visitor = await next.player()
  expect((await visitor.get(address)).status).toBe(404)
  expect((await visitor.get(await readMediaUrl(visitor, game))).status).toBe(200)
})

async function readMediaUrl(player: Player, game: Row['game']): Promise<string> {
  const { shown } = DESCRIPTORS[game].fields
  const [url] = (await fetchPuzzle(player, game))[shown]
  if (!url) throw new Error(`the game ${game} shows nothing`)
  return url
}

/** Lists the games' current and upcoming answers. */
async function listUpcomingAnswers({ db, clock }: TestServer, games: readonly Game[]): Promise<string[]> {
  const rows = db.selectFrom('puzzle_schedule').select('answer').where('day', '>=', clock.today())
  return (await rows.where('game', 'in', [...games]).execute()).map(({ answer }) => answer)
}

function replaceSong(pack: Pack, subject: string): Pack {
  const [other] = pack.series.filter(({ id }) => id !== subject)
  return changeSeries(pack, subject, ({ opening }) => ({ opening: other?.opening ?? opening }))
}

function replacePictures(pack: Pack, subject: string): Pack {
  return changeSeries(pack, subject, ({ covers, scenes: [scene] }) => {
    const other = { ...scene, title: { en: 'Another scene', es: 'Otra escena' } }
    return { covers, scenes: [other, other, other] }
  })
}

function changeSeries(pack: Pack, subject: string, change: (series: Series) => Partial<Series>): Pack {
  const series = pack.series.map((one) => (one.id === subject ? { ...one, ...change(one) } : one))
  return { ...pack, series, seriesById: new Map(series.map((one) => [one.id, one])) }
}

function removeCharacter(pack: Pack, subject: string): Pack {
  const characters = pack.characters.filter(({ id }) => id !== subject)
  const cards = pack.cards.filter(({ character }) => character !== subject)
  return {
    ...pack,
    characters,
    cards,
    characterById: new Map(characters.map((one) => [one.id, one])),
    cardById: new Map(cards.map((card) => [card.id, card])),
  }
}
