import { readFile } from 'node:fs/promises'
import type { MediaRequest } from '@otogi/content/media/request'
import type { MediaStore } from '@otogi/content/media/store'
import { MODES, type Game, type Mode } from '@otogi/rules/games/games'
import { computePixelGrid } from '@otogi/rules/games/reveal'
import type { Pack } from '@otogi/content/pack'
import { hashPixels, readSamples, type Samples } from './picture.ts'
import { hashSound, readSpectrogram, type Spectrogram } from './sound.ts'

export type PictureGame = 'image' | 'pixel' | 'silhouette' | 'eyes'

/**
 * The picture or clip that each puzzle shows first, without alterations. Anyone can build them from the public
 * repository.
 */
export type KnownFiles = {
  readonly answer: string
  readonly hash: string
  readonly seen?: Samples
  readonly heard?: Spectrogram
}

/** The size at which pictures are compared, and the larger size at which they are stored. */
export const COMPARED = {
  image: { width: 18, height: 12, storedScale: 6 },
  pixel: { ...computeComparisonSize(computePixelGrid(130)), storedScale: 20 },
  silhouette: { width: 18, height: 24, storedScale: 5 },
  eyes: { width: 24, height: 8, storedScale: 6 },
} as const satisfies Record<PictureGame, { width: number; height: number; storedScale: number }>

function computeComparisonSize({ columns, rows }: { columns: number; rows: number }) {
  return { width: columns, height: rows }
}

/** Builds the first picture or clip of every puzzle of the given games. */
export async function buildKnownFiles(
  pack: Pack,
  store: MediaStore,
  games: readonly Game[],
): Promise<ReadonlyMap<string, readonly KnownFiles[]>> {
  const known = new Map<string, readonly KnownFiles[]>()
  for (const game of games.filter((one) => one !== 'name'))
    for (const mode of MODES) {
      const answers = game === 'silhouette' || game === 'eyes' ? pack.characters : pack.series
      const entries: KnownFiles[] = []
      for (const { id } of answers) entries.push(await buildAnswerFiles(store, game, mode, id))
      known.set(`${game} ${mode}`, entries)
    }
  return known
}

async function buildAnswerFiles(
  store: MediaStore,
  game: PictureGame | 'opening',
  mode: Mode,
  answer: string,
): Promise<KnownFiles> {
  const bytes = await readMediaFile(store, toPlainRequest(game, mode, answer))
  if (game === 'opening') return { answer, hash: hashSound(bytes), heard: await readSpectrogram(bytes) }
  const { width, height, storedScale } = COMPARED[game]
  const first =
    game === 'pixel' ? await readMediaFile(store, { kind: 'cover', series: answer, mode, block: 130 }) : bytes
  return {
    answer,
    hash: await hashPixels(first),
    seen: await readSamples(bytes, width * storedScale, height * storedScale),
  }
}

async function readMediaFile(store: MediaStore, request: MediaRequest): Promise<Buffer> {
  return readFile((await store.find(request)).file)
}

function toPlainRequest(game: Exclude<Game, 'name'>, mode: Mode, answer: string): MediaRequest {
  switch (game) {
    case 'image':
      return { kind: 'scene', series: answer, mode, zoom: 400 }
    case 'pixel':
      return { kind: 'cover', series: answer, mode, block: 1 }
    case 'opening':
      return { kind: 'clip', series: answer, mode }
    case 'silhouette':
    case 'eyes':
      return { kind: game, character: answer, mode }
  }
}
