import { api } from '@otogi/contract/api'
import { LIMITS } from '@otogi/contract/limits'
import { RESETS_PER_DAY } from '@otogi/rules/rewards/rewards'
import { afterAll, describe, expect, test } from 'vitest'
import { createChallenge, fetchChallenge, guessChallenge, shareSilhouette } from '../../../../test/challenges.ts'
import { guessAsGuest, listGuestMisses, readGuestAnswer } from '../../../../test/guests.ts'
import {
  createWrongWord,
  fetchPuzzle,
  guessWord,
  openAllModes,
  readAnswer,
  winGame,
  winNameGame,
} from '../../../../test/puzzles.ts'
import { startTestServer } from '../../../../test/test-server.ts'

const TOMORROW = '2026-11-19T11:00:00Z'

const server = await startTestServer()
afterAll(() => server[Symbol.asyncDispose]())

// oxlint-disable-next-line max-lines-per-function -- a list of tests, each of them short
describe('a friend without an account', () => {
  test('plays the same puzzle and then sees both results', async () => {
    const { token, answer, misses } = await shareSilhouette(server, 'Sharer1')
    const guest = server.visitor()
    const before = await fetchChallenge(guest, token)
    expect(before).toMatchObject({ round: 'challenge', isMine: false, day: '2026-11-18' })
    expect(before.sharer).toEqual({ username: 'Sharer1', finished: true, tries: 1, triescolors: [] })
    expect(before.puzzle).toMatchObject({ game: 'silueta', finished: false, tries: 0, reward: 0, solution: null })
    expect((await guest.get(before.puzzle.silueta_game[0] ?? '')).status).toBe(200)
    await guessChallenge(guest, token, misses[0] ?? '')
    await guessChallenge(guest, token, misses[1] ?? '')
    const { right, challenge } = await guessChallenge(guest, token, answer)
    expect(right).toBe(true)
    expect(challenge.puzzle).toMatchObject({ finished: true, tries: 2, reward: 0, statusReward: 0 })
    expect(challenge.puzzle.solution?.answer).toBe(answer)
    expect(await fetchChallenge(guest, token)).toEqual(challenge)
  })

  test('sees the same picture as every other friend', async () => {
    const [one, other] = [await shareSilhouette(server), await shareSilhouette(server)]
    const seen = await fetchChallenge(server.visitor(), one.token)
    const alike = await fetchChallenge(server.visitor(), other.token)
    expect(alike.puzzle.silueta_game).toEqual(seen.puzzle.silueta_game)
  })

  test('plays today’s easy picture as the puzzle of the entry page', async () => {
    const sharer = await server.player()
    await winGame(server, sharer, 'image')
    const token = await createChallenge(sharer, 'image')
    const guest = server.visitor()
    const [wrong = ''] = await listGuestMisses(server)
    await guessAsGuest(guest, wrong)
    const { round, puzzle } = await fetchChallenge(guest, token)
    expect([round, puzzle]).toEqual(['guest', await guest.call(api.guest.find)])
    const guess = { token, puzzleId: puzzle._id, guess: await readGuestAnswer(server) }
    expect(await guest.refusal(api.challenges.guess, guess)).toBe('NEW_PUZZLE')
  })

  test('sees the colors of the sharer’s rows only after their own last row', async () => {
    const sharer = await server.player()
    await guessWord(sharer, await createWrongWord(sharer, 'Q'))
    await winNameGame(server, sharer)
    const { answer } = (await fetchPuzzle(sharer, 'name')).solution ?? { answer: '' }
    const token = await createChallenge(sharer, 'name')
    const guest = server.visitor()
    const { puzzle } = await fetchChallenge(guest, token)
    for (const letter of 'QXWJZ')
      expect((await guessChallenge(guest, token, letter.repeat(puzzle.length ?? 0))).challenge).toMatchObject({
        puzzle: { solution: null },
        sharer: { triescolors: [] },
      })
    const { challenge } = await guessChallenge(guest, token, 'K'.repeat(puzzle.length ?? 0))
    expect(challenge.sharer.triescolors).toEqual([Array.from({ length: puzzle.length ?? 0 }, () => '#ff3636')])
    expect(challenge.puzzle.solution?.answer).toBe(answer)
    const seventh = { token, puzzleId: puzzle._id, guess: 'V'.repeat(puzzle.length ?? 0) }
    expect(await guest.refusal(api.challenges.guess, seventh)).toBe('NO_ROWS_LEFT')
  })

  test('can guess up to the limit of the network', async () => {
    const guest = { max: 2, windowSeconds: 60 }
    await using limited = await startTestServer({ rateLimits: { ...LIMITS, guest } })
    const { token, misses } = await shareSilhouette(limited)
    for (const miss of misses.slice(0, 2)) await guessChallenge(limited.visitor(), token, miss)
    const late = limited.visitor()
    const { puzzle } = await fetchChallenge(late, token)
    const answer = await late.send(api.challenges.guess, { token, puzzleId: puzzle._id, guess: misses[2] })
    expect([answer.status, Number(answer.headers['retry-after']) > 0]).toEqual([429, true])
  })
})

// oxlint-disable-next-line max-lines-per-function -- a list of tests, each of them short
describe('a friend with an account', () => {
  test('plays today’s puzzle as their own game, for the reward', async () => {
    const { token } = await shareSilhouette(server)
    const ben = await server.player()
    const { round, puzzle } = await fetchChallenge(ben, token)
    expect([round, puzzle]).toEqual(['own', await fetchPuzzle(ben, 'silhouette')])
    await winGame(server, ben, 'silhouette')
    expect((await fetchChallenge(ben, token)).puzzle).toMatchObject({ finished: true, statusReward: 1, reward: 50 })
  })

  test('plays a puzzle of yesterday for no reward', async () => {
    await using other = await startTestServer()
    const { token, answer, misses } = await shareSilhouette(other)
    const ben = await other.player()
    other.setNow(TOMORROW)
    const before = [await ben.call(api.wallet.find), await ben.call(api.accounts.find), await ben.call(api.games.find)]
    await guessChallenge(ben, token, misses[0] ?? '')
    const { challenge } = await guessChallenge(ben, token, answer)
    expect(challenge).toMatchObject({ round: 'challenge', puzzle: { finished: true, tries: 1, reward: 0 } })
    expect(await ben.refusal(api.games.claim, { game: 'silueta', mode: 0 })).toBe('NOT_CLAIMABLE')
    const after = [await ben.call(api.wallet.find), await ben.call(api.accounts.find), await ben.call(api.games.find)]
    expect(after).toEqual(before)
    expect((await ben.call(api.statistics.stats)).played).toBe(0)
  })

  test('sees the result of the day if they have already won that puzzle', async () => {
    await using other = await startTestServer()
    const { token } = await shareSilhouette(other)
    const ben = await other.player()
    await winGame(other, ben, 'silhouette')
    other.setNow(TOMORROW)
    expect(await fetchChallenge(ben, token)).toMatchObject({ round: 'own', puzzle: { finished: true, tries: 0 } })
  })

  test('plays a mode that is still locked for no reward', async () => {
    const sharer = await server.player()
    await openAllModes(server, sharer)
    await winGame(server, sharer, 'pixel', 2)
    const token = await createChallenge(sharer, 'pixel', 2)
    const ben = await server.player()
    expect(await fetchChallenge(ben, token)).toMatchObject({ round: 'challenge', puzzle: { reward: 0 } })
    await openAllModes(server, ben)
    expect(await fetchChallenge(ben, token)).toMatchObject({ round: 'own', puzzle: { reward: 50 } })
  })

  test('plays the puzzle that a reset gave to the sharer, for no reward', async () => {
    const sharer = await server.player()
    await sharer.call(api.games.reset, { game: 'silueta', mode: 0 })
    await winGame(server, sharer, 'silhouette')
    const { text: answer } = await readAnswer(server, sharer, 'silhouette')
    const ben = await server.player()
    const token = await createChallenge(sharer, 'silhouette')
    expect(await fetchChallenge(ben, token)).toMatchObject({ round: 'challenge', puzzle: { personal: true } })
    expect((await guessChallenge(ben, token, answer)).right).toBe(true)
    expect((await fetchPuzzle(ben, 'silhouette')).tries).toBe(0)
  })

  test('who shared it sees their own result', async () => {
    const { sharer, token } = await shareSilhouette(server)
    expect(await fetchChallenge(sharer, token)).toMatchObject({ isMine: true, round: 'own', puzzle: { tries: 1 } })
  })
})

// oxlint-disable-next-line max-lines-per-function -- a list of tests, each of them short
describe('the link', () => {
  test('exists only for a finished puzzle, also of a past day', async () => {
    await using other = await startTestServer()
    const ana = await other.player()
    const link = (input: object) => ana.refusal(api.challenges.link, input)
    expect(await link({ game: 'image', mode: '0' })).toBe('GUESS_REQUIRED')
    expect(await link({ game: 'image', day: '2026-11-17' })).toBe('GUESS_REQUIRED')
    expect(await link({ game: 'image', mode: '3' })).toBe('INVALID')
    expect(await link({ game: 'image', day: '2026-02-30' })).toBe('INVALID')
    await winGame(other, ana, 'image')
    other.setNow(TOMORROW)
    const token = await createChallenge(ana, 'image', 0, '2026-11-18')
    expect(await fetchChallenge(other.visitor(), token)).toMatchObject({ day: '2026-11-18', round: 'challenge' })
  })

  test('names neither the player nor the answer', async () => {
    const { sharer, token, answer } = await shareSilhouette(server)
    const bytes = Buffer.from(token, 'base64url')
    expect(bytes.includes(Buffer.from(sharer.id.replaceAll('-', ''), 'hex'))).toBe(false)
    expect(bytes.toString('latin1').toLowerCase()).not.toContain(answer.toLowerCase())
  })

  test('cannot be made by hand', async () => {
    const { token } = await shareSilhouette(server)
    const guest = server.visitor()
    for (const forged of ['x', 'A'.repeat(68), `${token.slice(0, -2)}AA`, token.slice(1)])
      expect(await guest.refusal(api.challenges.find, { token: forged })).toBe('NOT_FOUND')
    expect(await guest.refusal(api.challenges.find, { token: 'a'.repeat(1000) })).toBe('INVALID')
    expect(await guest.refusal(api.challenges.guess, { token: 'x', puzzleId: 'y', guess: 'z' })).toBe('NOT_FOUND')
  })

  test('is invalid after the sharer has replaced a lost name or deleted the account', async () => {
    const ana = await server.player()
    for (const letter of 'QXWJZK') await guessWord(ana, await createWrongWord(ana, letter))
    const token = await createChallenge(ana, 'name')
    const guest = server.visitor()
    expect((await fetchChallenge(guest, token)).sharer).toMatchObject({ finished: false, tries: 6 })
    await ana.call(api.games.reset, { game: 'name', mode: 0 })
    expect(await guest.refusal(api.challenges.find, { token })).toBe('NOT_FOUND')
    await winNameGame(server, ana)
    const second = await createChallenge(ana, 'name')
    expect((await fetchChallenge(guest, second)).puzzle.resets).toBe(RESETS_PER_DAY)
    await ana.call(api.profile.remove, { password: 'lantern7' })
    expect(await guest.refusal(api.challenges.find, { token: second })).toBe('NOT_FOUND')
  })
})
