import type { Recipe } from '../src/media/picture/recipe.ts'

type Job = { readonly jobId: number; readonly recipe: Recipe }

/**
 * A worker for tests. It returns the cover's seed as the file and also sends unrelated messages. Some seeds make it
 * crash or fail.
 */
process.on('message', ({ jobId, recipe }: Job) => {
  const seed = recipe.drawing.of === 'cover' ? recipe.drawing.spec.seed : ''
  if (seed === 'die') process.exit(3)
  if (seed === 'throw') throw new Error('thrown in a worker')
  const strangers = [
    { 'watch:import': ['a file'] },
    null,
    'hello',
    { jobId: jobId - 1, picture: Buffer.from('another') },
  ]
  for (const stranger of strangers) process.send?.(stranger)
  const painted = seed === 'fail' ? { failure: 'cannot paint that' } : { picture: Buffer.from(seed) }
  process.send?.({ jobId, ...painted })
  for (const stranger of strangers) process.send?.(stranger)
})
