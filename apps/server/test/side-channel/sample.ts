import { api } from '@otogi/contract/api'
import type { WireReplyOf } from '@otogi/contract/endpoint'
import type { GamesRecord, Puzzle } from '@otogi/contract/wire-types'
import { GAMES, listModes, WIRE_GAME, type Game, type Mode } from '@otogi/rules/games/games'
import sharp from 'sharp'
import type { Connection } from '../../src/platform/db/db.ts'
import type { Clock } from '../../src/platform/process/clock.ts'
import type { Games } from '../../src/features/games/index.ts'
import type { TestReply, Player } from '../player.ts'
import { listPuzzleIds } from '../puzzles.ts'

/** The numbers measured for one puzzle, by channel, and the answer to guess. */
export type Sample = {
  readonly place: string
  readonly answer: string
  readonly channels: Readonly<Record<string, readonly number[]>>
}

export type SampledServer = {
  readonly db: Connection
  readonly games: Games
  readonly clock: Clock
  readonly newPlayer: () => Promise<Player>
  readonly setNow: (instant: number) => void
}

const DAY_MS = 86_400_000
/** Headers that depend only on the time. */
const CLOCKED = new Set(['date', 'set-cookie'])

/** Creates one player per day, who reads every puzzle, makes one wrong guess at each and reads it again. */
export async function collectSamples(
  watched: SampledServer,
  { days, from }: { days: number; from: number },
): Promise<Sample[]> {
  const samples: Sample[] = []
  for (let day = 0; day < days; day++) {
    watched.setNow(from + day * DAY_MS)
    const player = await watched.newPlayer()
    await watched.db
      .updateTable('players')
      .set({ normal_open: true, hard_open: true })
      .where('id', '=', player.id)
      .execute()
    for (const game of GAMES)
      for (const mode of listModes(game)) samples.push(...(await samplePuzzle(watched, player, game, mode)))
  }
  return samples
}

/** Returns undefined if the fixed guess happens to be correct. */
async function samplePuzzle(
  { db, games, clock }: SampledServer,
  player: Player,
  game: Game,
  mode: Mode,
): Promise<Sample[]> {
  const { answer } = (await games.puzzles.readDay(db, player.id, clock.today())).round(game, mode)
  const record = await measureTime(() => player.send(api.games.find, { id: player.id }))
  const id = listPuzzleIds(record.reply.body as GamesRecord, game)[mode] ?? ''
  const first = await measureTime(() => player.send(api.games.findPuzzle, { id }))
  const compressed = await measureCompressedLength(player, id)
  const before = await fetchPicture(player, first.reply.body as Puzzle)
  const guessed = await measureTime(() => guessFirstEntry(player, games, { game, mode, id, answer }))
  const { right, puzzle } = guessed.reply.body as WireReplyOf<typeof api.games.guess>
  if (right) return []
  const after = await fetchPicture(player, puzzle)
  // The number of letters and the colors of a row are left out, because a player may see them.
  const [firstText, guessedText] = game === 'name' ? ['', ''] : [first.reply.text, guessed.reply.text]
  const channels = {
    'characters of the puzzle’s id': [...Buffer.from(id, 'base64url')],
    'length of the id and of the addresses': [id.length, before.address.length, after.address.length],
    'characters of the first address': toTokenBytes(before.address),
    'characters of the second address': toTokenBytes(after.address),
    'length of the documents': [record.reply.text.length, firstText.length, guessedText.length],
    'length of the document, compressed': [game === 'name' ? 0 : compressed],
    'length of the first picture or clip': [before.size, before.declared],
    'length of the second picture or clip': [after.size, after.declared],
    'headers of the answers': [first, guessed].flatMap((one) => (game === 'name' ? [] : toHeaderNumbers(one.reply))),
    'headers of the pictures': [...before.headers, ...after.headers],
    'order of the ids': readPuzzleOrder(record.reply.body as GamesRecord),
    'time of the answers': [record.ms, first.ms, guessed.ms],
    'time of the pictures': [before.ms, after.ms],
    [CONTROL]: before.content,
  }
  return [{ place: `${game} ${mode}`, answer, channels }]
}

/** This channel is a control: the guesser must recognize the picture's content. */
export const CONTROL = 'the picture itself (control)'

async function measureTime(sendRequest: () => Promise<TestReply>): Promise<{ reply: TestReply; ms: number }> {
  const begun = performance.now()
  const reply = await sendRequest()
  return { reply, ms: performance.now() - begun }
}

async function measureCompressedLength(player: Player, id: string): Promise<number> {
  const url = `${api.games.findPuzzle.path}?id=${id}`
  return (await player.request({ method: 'GET', url, headers: { 'accept-encoding': 'gzip' } })).bytes.length
}

type PuzzleToGuess = { game: Game; mode: Mode; id: string; answer: string }

/** Guesses the first entry of the list, so that the request does not depend on the answer. */
function guessFirstEntry(
  player: Player,
  { answers }: Games,
  { game, mode, id, answer }: PuzzleToGuess,
): Promise<TestReply> {
  const names = { userid: player.id, puzzleId: id }
  if (game === 'name')
    return player.send(api.games.guessName, { ...names, word: 'X'.repeat(answers.word(answer).length) })
  const list = answers.animes.includes(answers.get(game, answer)) ? answers.animes : answers.characters
  return player.send(api.games.guess, { ...names, game: WIRE_GAME[game], mode, guess: list[0]?.text })
}

async function fetchPicture(player: Player, puzzle: Puzzle) {
  const [address] = JSON.stringify(puzzle).match(/\/media\/p\/[\w.-]+/) ?? []
  if (address === undefined) return { address: '', size: 0, declared: 0, headers: [], ms: 0, content: [] }
  const { reply, ms } = await measureTime(() => player.get(address))
  const head = await player.request({ method: 'HEAD', url: address })
  const declared = Number(head.headers['content-length'])
  return {
    address,
    size: reply.bytes.length,
    declared,
    headers: toHeaderNumbers(reply),
    ms,
    content: await sampleContent(reply),
  }
}

/** Returns the average colors of a picture's regions, or bytes from the middle of a clip. */
async function sampleContent({ bytes, headers }: TestReply): Promise<number[]> {
  if (headers['content-type'] !== 'image/webp') return [...bytes.subarray(64, 96)]
  return [...(await sharp(bytes).resize(4, 3, { fit: 'fill' }).removeAlpha().raw().toBuffer())]
}

function toTokenBytes(address: string): number[] {
  return [...Buffer.from(address.slice('/media/p/'.length).split('.')[0] ?? '', 'base64url')]
}

/** Hashes each header to a number, except headers that depend only on the time. */
function toHeaderNumbers({ headers }: TestReply): number[] {
  const kept = Object.entries(headers).filter(([name]) => !CLOCKED.has(name))
  return kept.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, value]) => hashToNumber(String(value)))
}

function hashToNumber(text: string): number {
  return Array.from(text).reduce((sum, letter) => (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) | 0, 7) >>> 0
}

function readPuzzleOrder(record: GamesRecord): number[] {
  const ids = GAMES.flatMap((game) => listPuzzleIds(record, game))
  const sorted = ids.toSorted()
  return ids.map((id) => sorted.indexOf(id))
}
