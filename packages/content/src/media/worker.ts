import { parentPort } from 'node:worker_threads'
import { clip } from '@otogi/tunes/clip'
import sharp from 'sharp'
import { draw } from './picture/draw.ts'
import { painter } from './picture/paint.ts'
import type { PaintReply } from './pool.ts'
import { isClip, type MediaRecipe } from './recipe.ts'
import { clipOfRecording } from './recording.ts'

// The pool decides how many pictures are made at once; libvips would otherwise take every core for each.
sharp.concurrency(1)

const paint = painter(draw)

parentPort?.on('message', (recipe: MediaRecipe) => void answer(recipe))

async function answer(recipe: MediaRecipe): Promise<void> {
  parentPort?.postMessage(await reply(recipe))
}

async function reply(recipe: MediaRecipe): Promise<PaintReply> {
  try {
    return { picture: await make(recipe) }
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

async function make(recipe: MediaRecipe): Promise<Uint8Array> {
  if (!isClip(recipe)) return paint(recipe)
  return 'recording' in recipe ? clipOfRecording(recipe) : clip(recipe.score, recipe.excerpt, recipe.seed)
}
