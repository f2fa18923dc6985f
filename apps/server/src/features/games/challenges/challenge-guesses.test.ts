import { api } from '@otogi/contract/api'
import { afterAll, describe, expect, test } from 'vitest'
import { fetchChallenge, guessChallenge, shareSilhouette } from '../../../../test/challenges.ts'
import { runConcurrently } from '../../../../test/lock-row.ts'
import { unlocked } from '../../../../test/model/faults.ts'
import type { Player } from '../../../../test/player.ts'
import { startTestServer, type TestServer } from '../../../../test/test-server.ts'

const TODAY = '2026-11-18T11:00:00Z'
const TOMORROW = '2026-11-19T11:00:00Z'

const server = await startTestServer()
afterAll(() => server[Symbol.asyncDispose]())

describe('guesses that count', () => {
  test.each([
    ['a name on no list', { guess: 'Unheard Of' }, 'UNKNOWN_GUESS'],
    ['a guess of 10,000 letters', { guess: 'a'.repeat(10_000) }, 'INVALID'],
    ['another puzzle', { puzzleId: 'made-up' }, 'NEW_PUZZLE'],
    ['no puzzle', { puzzleId: undefined }, 'INVALID'],
  ])('are not %s', async (_, input, code) => {
    const { token, answer } = await shareSilhouette(server)
    const guest = server.visitor()
    const { puzzle } = await fetchChallenge(guest, token)
    const guess = { token, puzzleId: puzzle._id, guess: answer, ...input }
    expect(await guest.refusal(api.challenges.guess, guess)).toBe(code)
    expect([(await fetchChallenge(guest, token)).puzzle.tries, guest.cookies]).toEqual([0, {}])
  })

  test('exclude repeated ones and those after the win', async () => {
    const { token, answer, misses } = await shareSilhouette(server)
    const guest = server.visitor()
    const { challenge } = await guessChallenge(guest, token, misses[0] ?? '')
    const again = (guess: string) =>
      guest.refusal(api.challenges.guess, { token, puzzleId: challenge.puzzle._id, guess })
    expect(await again(misses[0] ?? '')).toBe('ALREADY_GUESSED')
    await guessChallenge(guest, token, answer)
    expect(await again(misses[1] ?? '')).toBe('GAME_FINISHED')
  })

  /** Sends three wrong guesses concurrently. Returns how many of them are stored. */
  const countStored = async (of: TestServer, visitor: Player) => {
    const { token, misses } = await shareSilhouette(of)
    of.setNow(TOMORROW)
    const { challenge } = await guessChallenge(visitor, token, misses[0] ?? '')
    const input = { token, puzzleId: challenge.puzzle._id }
    const calls = misses.slice(1, 4).map((guess) => () => visitor.call(api.challenges.guess, { ...input, guess }))
    await runConcurrently(of, 'challenge_rounds', calls)
    const { puzzle } = await fetchChallenge(visitor, token)
    of.setNow(TODAY)
    return puzzle.tries - 1
  }

  test('are all stored if they arrive at the same time', async () => {
    expect(await countStored(server, server.visitor())).toBe(3)
    await using other = await startTestServer()
    expect(await countStored(other, await other.player())).toBe(3)
  })

  test('are lost without the lock', async () => {
    await using unsafe = await startTestServer({ brokenRules: 'all', transactionPlugin: unlocked })
    expect(await countStored(unsafe, unsafe.visitor())).toBeLessThan(3)
  })
})
