import { api } from '@otogi/contract/api'
import { afterAll, describe, expect, test } from 'vitest'
import { createClaims, startIdentityProvider, signInWithGoogle } from '../../../../test/google.ts'
import {
  createNetworkHeaders,
  guessAsGuest,
  listGuestMisses,
  readGuestAnswer,
  signUpInBrowser,
} from '../../../../test/guests.ts'
import { countWaitingTransactions, lockRow, runConcurrently } from '../../../../test/lock-row.ts'
import { unlocked } from '../../../../test/model/faults.ts'
import type { Player } from '../../../../test/player.ts'
import { fetchPuzzle, listWrongGuesses, winImageGame } from '../../../../test/puzzles.ts'
import { startTestServer, type TestServer } from '../../../../test/test-server.ts'

const provider = await startIdentityProvider()
const server = await startTestServer({ google: provider.settings })
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await provider[Symbol.asyncDispose]()
})

const claim = (player: Player) => player.call(api.games.claim, { game: 'image', mode: 0 })

// oxlint-disable-next-line max-lines-per-function -- a list of tests, each of them short
describe('an account made after a guest round', () => {
  test('has won the game already, with experience and quest, and is paid once', async () => {
    const headers = createNetworkHeaders()
    const guest = server.visitor()
    await guessAsGuest(guest, (await listGuestMisses(server))[0] ?? '', headers)
    await guessAsGuest(guest, await readGuestAnswer(server), headers)
    const ana = await signUpInBrowser(guest, headers)
    expect(await ana.call(api.accounts.find)).toMatchObject({ profileLevel: 1, profileExp: 40 })
    expect(await ana.call(api.quests.find)).toMatchObject({ statusQuestImage: 1, statusQuestAllGames: 1 })
    expect(await fetchPuzzle(ana, 'image')).toMatchObject({ finished: true, tries: 1, reward: 45, statusReward: 1 })
    expect((await claim(ana))[1]).toEqual({ gachas: 145, throws: 0 })
    expect(await ana.refusal(api.games.claim, { game: 'image', mode: 0 })).toBe('NOT_CLAIMABLE')
  })

  test('by third-party sign-up gets the win too', async () => {
    const headers = createNetworkHeaders()
    const guest = server.visitor()
    await guessAsGuest(guest, await readGuestAnswer(server), headers)
    await signInWithGoogle(guest, provider, createClaims(provider))
    expect(await fetchPuzzle(guest, 'image')).toMatchObject({ finished: true, statusReward: 1 })
  })

  test('continues an unfinished round with its misses', async () => {
    const headers = createNetworkHeaders()
    const guest = server.visitor()
    const [wrong = ''] = await listGuestMisses(server)
    await guessAsGuest(guest, wrong, headers)
    const ana = await signUpInBrowser(guest, headers)
    expect(await fetchPuzzle(ana, 'image')).toMatchObject({ finished: false, wrongGuesses: [wrong] })
    expect((await winImageGame(server, ana)).puzzle).toMatchObject({ tries: 1, reward: 45 })
  })

  test('gets nothing for a cookie that another account has used', async () => {
    const headers = createNetworkHeaders()
    const guest = server.visitor()
    await guessAsGuest(guest, await readGuestAnswer(server), headers)
    const { guest: cookie = '' } = guest.cookies
    await signUpInBrowser(guest, headers)
    const second = server.visitor()
    second.cookies['guest'] = cookie
    await signUpInBrowser(second, headers)
    expect(await fetchPuzzle(second, 'image')).toMatchObject({ finished: false, tries: 0 })
  })

  test('gets no win if its network already had one, but keeps the misses', async () => {
    const headers = createNetworkHeaders()
    const [first, second] = [server.visitor(), server.visitor()]
    await guessAsGuest(first, await readGuestAnswer(server), headers)
    const [wrong = ''] = await listGuestMisses(server)
    await guessAsGuest(second, wrong, headers)
    server.setNow('2026-11-18T11:00:01Z')
    await guessAsGuest(second, await readGuestAnswer(server), headers)
    await signUpInBrowser(second, headers)
    expect(await fetchPuzzle(second, 'image')).toMatchObject({
      finished: false,
      wrongGuesses: [wrong],
      statusReward: 0,
    })
    await signUpInBrowser(first, headers)
    expect(await fetchPuzzle(first, 'image')).toMatchObject({ finished: true, statusReward: 1 })
  })

  test.each(['before', 'after'])(
    'gets no win if a player of its network has guessed today’s puzzle %s the guest won, and can then win itself',
    async (order) => {
      const headers = createNetworkHeaders()
      const [guest, ana] = [server.visitor(), await server.player()]
      const guessAsPlayer = async () =>
        guessWithHeaders(ana, (await listWrongGuesses(server, ana, 'image'))[0] ?? '', headers)
      if (order === 'before') await guessAsPlayer()
      await guessAsGuest(guest, await readGuestAnswer(server), headers)
      if (order === 'after') await guessAsPlayer()
      const newcomer = await signUpInBrowser(guest, headers)
      expect(await fetchPuzzle(newcomer, 'image')).toMatchObject({ finished: false, statusReward: 0 })
      expect(await newcomer.refusal(api.games.claim, { game: 'image', mode: 0 })).toBe('NOT_CLAIMABLE')
      expect((await winImageGame(server, newcomer)).puzzle).toMatchObject({ finished: true, statusReward: 1 })
    },
  )

  test('gets the win if players of its network have played other games only', async () => {
    const headers = createNetworkHeaders()
    const [guest, ana] = [server.visitor(), await server.player()]
    const { _id: puzzleId } = await fetchPuzzle(ana, 'silhouette')
    const [wrong] = await listWrongGuesses(server, ana, 'silhouette')
    await ana.call(api.games.guess, { game: 'silueta', mode: 0, guess: wrong, puzzleId }, headers)
    await guessAsGuest(guest, await readGuestAnswer(server), headers)
    await signUpInBrowser(guest, headers)
    expect(await fetchPuzzle(guest, 'image')).toMatchObject({ finished: true, statusReward: 1 })
  })

  test('gets nothing on the next day', async () => {
    await using other = await startTestServer()
    const guest = other.visitor()
    await guessAsGuest(guest, await readGuestAnswer(other))
    other.setNow('2026-11-19T11:00:00Z')
    await signUpInBrowser(guest)
    expect(await fetchPuzzle(guest, 'image')).toMatchObject({ finished: false, tries: 0 })
  })

  test('is not changed by a sign-in with a guest’s cookie', async () => {
    const ana = await server.player('Signer1')
    const guest = server.visitor()
    await guessAsGuest(guest, await readGuestAnswer(server), createNetworkHeaders())
    const { _id } = await guest.call(api.accounts.signIn, {
      username: 'Signer1',
      password: 'lantern7',
      googleAccount: false,
    })
    guest.id = _id
    expect(_id).toBe(ana.id)
    expect(await fetchPuzzle(guest, 'image')).toMatchObject({ finished: false, tries: 0 })
  })
})

/** Creates accounts concurrently in these guests' browsers. Returns how many of them received the win. */
async function countWins(
  server: TestServer,
  guests: readonly Player[],
  headers: Record<string, string>,
): Promise<number> {
  await runConcurrently(
    server,
    'guest_rounds',
    guests.map((guest) => () => signUpInBrowser(guest, headers)),
  )
  const puzzles = await Promise.all(guests.map((guest) => fetchPuzzle(guest, 'image')))
  return puzzles.filter(({ finished }) => finished).length
}

/** Creates three browsers with the cookie of one winning guest. */
async function createBrowsersWithWinningCookie(server: TestServer, headers: Record<string, string>): Promise<Player[]> {
  const winner = server.visitor()
  await guessAsGuest(winner, await readGuestAnswer(server), headers)
  return [1, 2, 3].map(() => Object.assign(server.visitor(), { cookies: { ...winner.cookies } }))
}

/** Sends three wrong guesses concurrently. Returns how many of them are stored. */
async function countStoredGuesses(server: TestServer): Promise<number> {
  const guest = server.visitor()
  const [first = '', ...others] = (await listGuestMisses(server)).slice(0, 4)
  const { puzzle } = await guessAsGuest(guest, first)
  const calls = others.map((text) => () => guest.call(api.guest.guess, { puzzleId: puzzle._id, guess: text }))
  await runConcurrently(server, 'guest_rounds', calls)
  return (await guest.call(api.guest.find)).wrongGuesses.length - 1
}

async function guessWithHeaders(player: Player, guess: string, headers: Record<string, string>): Promise<void> {
  const { _id: puzzleId } = await fetchPuzzle(player, 'image')
  await player.call(api.games.guess, { game: 'image', mode: 0, guess, puzzleId }, headers)
}

describe('concurrently', () => {
  test('a sign-up waits for the guess of a player of the same network, and then gets no win', async () => {
    const headers = createNetworkHeaders()
    const [guest, ana] = [server.visitor(), await server.player()]
    await guessAsGuest(guest, await readGuestAnswer(server), headers)
    const quests = await lockRow(server, ana.id, 'quest_progress')
    const guess = guessWithHeaders(ana, await readGuestAnswer(server), headers)
    while ((await countWaitingTransactions(server)) < 1) {
      // Polls the database, as in `runConcurrently`.
    }
    let hasAccount = false
    const signingUp = signUpInBrowser(guest, headers).finally(() => (hasAccount = true))
    while (!hasAccount && (await countWaitingTransactions(server)) < 2) {
      // Polls the database until the sign-up is waiting as well.
    }
    await quests.release()
    await Promise.all([guess, signingUp])
    expect(await fetchPuzzle(ana, 'image')).toMatchObject({ finished: true })
    expect(await fetchPuzzle(guest, 'image')).toMatchObject({ finished: false })
    expect(server.retries()).toBe(0)
  })

  test('of several accounts created with one cookie, one gets the win', async () => {
    const headers = createNetworkHeaders()
    expect(await countWins(server, await createBrowsersWithWinningCookie(server, headers), headers)).toBe(1)
    expect(server.retries()).toBe(0)
  })

  test('of several guests on one network who create accounts, one gets the win', async () => {
    const headers = createNetworkHeaders()
    const guests = [1, 2, 3].map(() => server.visitor())
    for (const guest of guests) await guessAsGuest(guest, await readGuestAnswer(server), headers)
    expect(await countWins(server, guests, headers)).toBe(1)
    expect(server.retries()).toBe(0)
  })

  test('no visitor’s guess is lost', async () => {
    expect(await countStoredGuesses(server)).toBe(3)
  })

  test('without the locks, guesses are lost, but a win is still paid only once', async () => {
    await using unsafe = await startTestServer({ brokenRules: 'all', transactionPlugin: unlocked })
    const headers = createNetworkHeaders()
    expect(await countWins(unsafe, await createBrowsersWithWinningCookie(unsafe, headers), headers)).toBe(1)
    expect(await countStoredGuesses(unsafe)).toBeLessThan(3)
  })
})
