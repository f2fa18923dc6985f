import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { PortraitSpec } from '@otogi/art/spec'
import { describePicture } from '@otogi/content/describe/describe'
import { describeEyes, describeSilhouette } from '@otogi/content/describe/portraits'
import { loadPack } from '@otogi/content/load'
import type { PictureRequest } from '@otogi/content/media/request'
import { MODES, type Mode } from '@otogi/rules/games/games'
import type { Text } from '@otogi/rules/languages/languages'
import sharp from 'sharp'

/**
 * Measures how often a program that knows the descriptions of all answers recognizes a described answer on the first
 * try. This is an upper bound for human readers. In the rows "(cards)", the program knows only the cards. The colors of
 * the picture file are left out: they are computed from the pixels, so they reveal no more than the picture. Compare
 * the rates with those of the picture solvers (`npm run bench solvers`).
 */

const SEEDS = ['one', 'two', 'three', 'four']
const pack = await loadPack(resolve('content/legends'))
const folder = await mkdtemp(join(tmpdir(), 'otogi-words-'))
const file = join(folder, 'plain.webp')
await sharp({ create: { width: 8, height: 8, channels: 3, background: '#888' } })
  .webp()
  .toFile(file)

const rates = []
for (const mode of MODES) {
  const ofSeries = (toRequest: (series: string) => PictureRequest) => pack.series.map(({ id }) => toRequest(id))
  const ofCharacters = (kind: 'silhouette' | 'eyes') =>
    pack.characters.map(({ id: character }) => ({ kind, character, mode }))
  const rows = {
    'image 400 %': ofSeries((series) => ({ kind: 'scene', series, mode, zoom: 400 })),
    'image 100 %': ofSeries((series) => ({ kind: 'scene', series, mode, zoom: 100 })),
    'pixel 130': ofSeries((series) => ({ kind: 'cover', series, mode, block: 130 })),
    silhouette: ofCharacters('silhouette'),
    eyes: ofCharacters('eyes'),
  }
  for (const [game, requests] of Object.entries(rows))
    rates.push({ mode, game, ...(await measureRecognition(requests, await describeAll(requests))) })
  for (const kind of ['silhouette', 'eyes'] as const) {
    const cards = pack.characters.map(({ portrait }) => describeCard(kind, portrait as PortraitSpec, mode).en)
    rates.push({ mode, game: `${kind} (cards)`, ...(await measureRecognition(rows[kind], cards)) })
  }
}
await rm(folder, { recursive: true })
console.table(rates)

function describeAll(requests: readonly PictureRequest[]): Promise<string[]> {
  return Promise.all(requests.map(describeInEnglish))
}

/** Describes the visible features of the card's figure in the puzzle's words. */
function describeCard(kind: 'silhouette' | 'eyes', portrait: PortraitSpec, mode: Mode): Text {
  return kind === 'silhouette' ? describeSilhouette(portrait, false) : describeEyes(portrait, { isGray: mode === 2 })
}

async function measureRecognition(requests: readonly PictureRequest[], texts: readonly string[]) {
  const known = texts.map(countWords)
  let right = 0
  for (const [index, request] of requests.entries()) {
    for (const seed of SEEDS) {
      const read = countWords(await describeInEnglish({ ...request, seed }))
      const distances = known.map((words) => countDifferences(words, read))
      const least = Math.min(...distances)
      if (distances[index] === least) right += 1 / distances.filter((distance) => distance === least).length
    }
  }
  const percent = Math.round((100 * right) / (requests.length * SEEDS.length))
  return {
    answers: requests.length,
    'different texts': new Set(known.map((words) => [...words].join(' '))).size,
    percent,
  }
}

async function describeInEnglish(request: PictureRequest & { readonly seed?: string }): Promise<string> {
  return (await describePicture(pack, request, file)).en
}

/** Counts each word. Left and right count as the same word, because a picture may be mirrored. */
function countWords(text: string): Map<string, number> {
  const words =
    text
      .toLowerCase()
      .replaceAll('left', 'right')
      .match(/[a-z]+/g) ?? []
  const counts = new Map<string, number>()
  for (const word of words.toSorted()) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

function countDifferences(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
  const words = new Set([...one.keys(), ...other.keys()])
  return [...words].reduce((sum, word) => sum + Math.abs((one.get(word) ?? 0) - (other.get(word) ?? 0)), 0)
}
