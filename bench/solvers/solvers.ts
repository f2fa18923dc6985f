import type { Puzzle } from '@otogi/contract/wire-types'
import type { Pack } from '@otogi/content/pack'
import type { Game, Mode } from '@otogi/rules/games/games'
import { findBestAnswer, matchEyes, matchOutline, type CardImage } from './cards.ts'
import { COMPARED, type KnownFiles, type PictureGame } from './knowledge.ts'
import {
  AS_IT_IS,
  correlate,
  computeDistance,
  hashPixels,
  applyPlacement,
  PLACEMENTS,
  readSamples,
  type Samples,
} from './picture.ts'
import { hashSound, readSpectrogram, computeSoundDistance, computeSoundSimilarity, type Spectrogram } from './sound.ts'

/** What a player receives before the first guess. */
export type ShownPuzzle = { readonly game: Game; readonly mode: Mode; readonly puzzle: Puzzle; readonly file: Buffer }

/** What a solver may use: the repository's pictures and clips, the public cards and the public lists. */
export type Library = {
  readonly pack: Pack
  readonly known: ReadonlyMap<string, readonly KnownFiles[]>
  readonly cards: readonly CardImage[]
}

/** Returns the likeliest answer, or undefined. */
type Solver = (shown: ShownPuzzle, library: Library) => Promise<string | undefined>

export const SOLVERS: Readonly<Record<string, Solver>> = {
  'same pixels or sound': findIdenticalFile,
  'nearest, as it is': findNearestFile,
  'nearest, however altered': findAlignedPicture,
  'card pictures, as they are': (shown, library) => findCard(shown, library, false),
  'card pictures, however altered': (shown, library) => findCard(shown, library, true),
  'first letter and length': async (shown, library) => findWord(shown, library),
}

async function findIdenticalFile({ game, mode, file }: ShownPuzzle, { known }: Library): Promise<string | undefined> {
  if (game === 'name') return undefined
  const hash = game === 'opening' ? hashSound(file) : await hashPixels(file)
  return known.get(`${game} ${mode}`)?.find((one) => one.hash === hash)?.answer ?? ''
}

async function findNearestFile(shown: ShownPuzzle, { known }: Library): Promise<string | undefined> {
  const { game, mode, file } = shown
  if (game === 'name') return undefined
  const entries = known.get(`${game} ${mode}`) ?? []
  if (game === 'opening') {
    const heard = await readSpectrogram(file)
    return findBestAnswer(entries, (one) => -computeSoundDistance(heard, one.heard as Spectrogram))
  }
  const { seen, width, height } = await readShownPicture(game, file)
  return findBestAnswer(
    entries,
    (one) => -computeDistance(seen, applyPlacement(one.seen as Samples, width, height, AS_IT_IS)),
  )
}

async function findAlignedPicture(shown: ShownPuzzle, { known }: Library): Promise<string | undefined> {
  const { game, mode, file } = shown
  if (game === 'name') return undefined
  const entries = known.get(`${game} ${mode}`) ?? []
  if (game === 'opening') {
    const heard = await readSpectrogram(file)
    return findBestAnswer(entries, (one) => computeSoundSimilarity(heard, one.heard as Spectrogram))
  }
  const { seen, width, height, channels } = await readShownPicture(game, file)
  return findBestAnswer(entries, (one) =>
    Math.max(
      ...PLACEMENTS.map((each) => correlate(seen, applyPlacement(one.seen as Samples, width, height, each), channels)),
    ),
  )
}

async function readShownPicture(game: PictureGame, file: Buffer) {
  const { width, height } = COMPARED[game]
  const { data: seen, channels } = await readSamples(file, width, height)
  return { seen, width, height, channels }
}

async function findCard(shown: ShownPuzzle, { cards }: Library, isThorough: boolean): Promise<string | undefined> {
  const { game, mode, file } = shown
  if (game === 'silhouette') return matchOutline(file, mode, cards, isThorough ? PLACEMENTS : [AS_IT_IS])
  return game === 'eyes' ? matchEyes(file, mode, cards, isThorough) : undefined
}

function findWord({ game, puzzle }: ShownPuzzle, { pack }: Library): string | undefined {
  if (game !== 'name') return undefined
  return pack.characters.find(
    ({ word }) => word?.length === puzzle.length && word?.startsWith(puzzle.firstLetter ?? ''),
  )?.id
}
