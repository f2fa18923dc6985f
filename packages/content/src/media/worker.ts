import { parentPort } from 'node:worker_threads'
import sharp from 'sharp'
import { draw } from './picture/draw.ts'
import { painter } from './picture/paint.ts'
import type { Recipe } from './picture/recipe.ts'
import type { PaintReply } from './pool.ts'

// The pool decides how many pictures are made at once; libvips would otherwise take every core for each.
sharp.concurrency(1)

const paint = painter(draw)

parentPort?.on('message', (recipe: Recipe) => void answer(recipe))

async function answer(recipe: Recipe): Promise<void> {
  parentPort?.postMessage(await reply(recipe))
}

async function reply(recipe: Recipe): Promise<PaintReply> {
  try {
    return { picture: await paint(recipe) }
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
