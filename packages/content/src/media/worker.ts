import { createClip } from '@otogi/tunes/clip'
import sharp from 'sharp'
import { drawPicture } from './picture/draw.ts'
import type { PaintJob, PaintReply, PaintResult } from './painters.ts'
import { createPainter } from './picture/paint.ts'
import { isClip, isVaried, type MediaRecipe } from './recipe.ts'
import { createRecordingClip } from './recording.ts'
import { varyPicture } from './varied/vary-picture.ts'

// By default, libvips would use every core in each worker. Here, the pool decides how many cores are used.
sharp.concurrency(1)

const paint = createPainter(drawPicture)

// Ignores Ctrl-C, which a terminal sends to this process too. The worker ends when its parent disconnects.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
process.on('disconnect', () => process.exit())

process.on('message', (job: PaintJob) => void runJob(job))

async function runJob({ jobId, recipe }: PaintJob): Promise<void> {
  process.send?.({ jobId, ...(await paintRecipe(recipe)) } satisfies PaintReply)
}

async function paintRecipe(recipe: MediaRecipe): Promise<PaintResult> {
  try {
    return { picture: await makeMedia(recipe) }
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

async function makeMedia(recipe: MediaRecipe): Promise<Uint8Array> {
  if (isVaried(recipe)) return varyPicture(recipe)
  if (!isClip(recipe)) return paint(recipe)
  return 'recording' in recipe ? createRecordingClip(recipe) : createClip(recipe.score, recipe.excerpt, recipe.seed)
}
