import { parentPort } from 'node:worker_threads'
import type { Recipe } from '../src/media/picture/recipe.ts'

/** Answers with the seed of the cover it is to paint, the hard way where the seed says so. */
parentPort?.on('message', (recipe: Recipe) => {
  const seed = recipe.drawing.of === 'cover' ? recipe.drawing.spec.seed : ''
  if (seed === 'die') process.exit(3)
  if (seed === 'throw') throw new Error('thrown in a worker')
  parentPort?.postMessage(seed === 'fail' ? { failure: 'cannot paint that' } : { picture: Buffer.from(seed) })
})
