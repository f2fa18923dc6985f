import { expect, test } from 'vitest'
import { startTestServer } from '../test-server.ts'
import { FAULTS } from './faults.ts'
import { createRealServer, runStories } from './run-stories.ts'
import { Broken } from './players.ts'

/** The random actions must find each planted fault in a short sequence. */

const SENTENCES = 8

test.each(Object.entries(FAULTS))(
  '%s: a story tells',
  async (_, { plant, bends }) => {
    await using server = await startTestServer({ breaks: 'all', ...(bends && { bends }) })
    await plant?.(server.db)
    const real = await createRealServer({ ...server, setNow: (instant: number) => server.setNow(instant) })
    const told = await runStories(real, { actions: 3000, seed: 1, longest: 60, players: 3, patience: 60_000 }).catch(
      (error: unknown) => error,
    )
    expect(told).toBeInstanceOf(Broken)
    const { story, message } = told as Broken
    console.log(message)
    expect(story.length).toBeLessThanOrEqual(SENTENCES)
  },
  // A search takes a minute, and one may miss the missing lock.
  300_000,
)
