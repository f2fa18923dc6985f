import { expect, test } from 'vitest'
import { startWorld } from '../world.ts'
import { FAULTS } from './faults.ts'
import { openReal, tellStories } from './tell.ts'
import { Broken } from './town.ts'

/** A measure that never alarms is worth nothing: each planted fault must be found, and told in a few sentences. */

const SENTENCES = 8

test.each(Object.entries(FAULTS))(
  '%s: a story tells',
  async (_, { plant, bends }) => {
    await using world = await startWorld({ breaks: 'all', ...(bends && { bends }) })
    await plant?.(world.db)
    const real = await openReal({ ...world, setNow: (instant: number) => world.setNow(instant) })
    const told = await tellStories(real, { actions: 3000, seed: 1, longest: 60, players: 3, patience: 60_000 }).catch(
      (error: unknown) => error,
    )
    expect(told).toBeInstanceOf(Broken)
    const { story, message } = told as Broken
    console.log(message)
    expect(story.length).toBeLessThanOrEqual(SENTENCES)
  },
  120_000,
)
