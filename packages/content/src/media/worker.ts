import { parentPort } from 'node:worker_threads'
import { clip } from '@otogi/tunes/clip'
import sharp from 'sharp'
import { draw } from './picture/draw.ts'
import { painter } from './picture/paint.ts'
import type { Painted, PaintOrder, PaintReply } from './pool.ts'
import { isClip, isVaried, type MediaRecipe } from './recipe.ts'
import { clipOfRecording } from './recording.ts'
import { varyPicture } from './varied/vary-picture.ts'

// The pool decides how many pictures are made at once; libvips would otherwise take every core for each.
sharp.concurrency(1)

const paint = painter(draw)

parentPort?.on('message', (order: PaintOrder) => void answer(order))

async function answer({ order, recipe }: PaintOrder): Promise<void> {
  parentPort?.postMessage({ order, ...(await paintedBy(recipe)) } satisfies PaintReply)
}

async function paintedBy(recipe: MediaRecipe): Promise<Painted> {
  try {
    return { picture: await make(recipe) }
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

async function make(recipe: MediaRecipe): Promise<Uint8Array> {
  if (isVaried(recipe)) return varyPicture(recipe)
  if (!isClip(recipe)) return paint(recipe)
  return 'recording' in recipe ? clipOfRecording(recipe) : clip(recipe.score, recipe.excerpt, recipe.seed)
}
