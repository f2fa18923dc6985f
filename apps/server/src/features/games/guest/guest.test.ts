import { api } from '@otogi/contract/api'
import { LIMITS } from '@otogi/contract/limits'
import { afterAll, describe, expect, test } from 'vitest'
import { guessAsGuest, listGuestMisses, readGuestAnswer } from '../../../../test/guests.ts'
import { fetchPuzzle } from '../../../../test/puzzles.ts'
import { startTestServer } from '../../../../test/test-server.ts'

const server = await startTestServer()
afterAll(() => server[Symbol.asyncDispose]())

// oxlint-disable-next-line max-lines-per-function -- a list of tests, each of them short
describe('a visitor without an account', () => {
  test('sees only the first step of today’s picture and no part of the answer', async () => {
    const guest = server.visitor()
    const puzzle = await guest.call(api.guest.find)
    expect(puzzle).toMatchObject({
      game: 'image',
      mode: 0,
      stage: 400,
      tries: 0,
      reward: 50,
      finished: false,
      solution: null,
      anime_name: '',
    })
    expect(puzzle.image_game).toEqual([expect.stringMatching(/^\/media\/p\/[\w-]+\.webp$/)])
    expect((await guest.get(puzzle.image_game[0] ?? '')).status).toBe(200)
    expect(guest.cookies).toEqual({})
  })

  test('guesses, sees more after each miss, wins, and finds the result again after a reload', async () => {
    const guest = server.visitor()
    const [first = '', second = ''] = await listGuestMisses(server)
    const missed = await guessAsGuest(guest, first)
    expect(missed).toMatchObject({
      right: false,
      puzzle: { stage: 350, tries: 1, wrongGuesses: [first], reward: 45, solution: null },
    })
    await guessAsGuest(guest, second)
    const won = await guessAsGuest(guest, await readGuestAnswer(server))
    expect(won).toMatchObject({ right: true, puzzle: { stage: 100, tries: 2, finished: true, reward: 40 } })
    expect(won.puzzle.solution?.answer).toBe(await readGuestAnswer(server))
    expect(await guest.call(api.guest.find)).toEqual(won.puzzle)
  })

  test('is identified only by a cookie that scripts cannot read', async () => {
    const guest = server.visitor()
    await guessAsGuest(guest, (await listGuestMisses(server))[0] ?? '')
    const [cookie] = [guest.heard.at(-1)?.headers['set-cookie']].flat()
    expect(cookie).toMatch(/^guest=[\w-]{43}; Max-Age=90000; Path=\/; HttpOnly; SameSite=Lax$/)
    const rows = await server.db.selectFrom('guest_rounds').selectAll().execute()
    const stored = JSON.stringify(
      rows.map((row) => [row.guest_hash.toString('base64url'), row.network.toString('latin1')]),
    )
    expect(stored).not.toContain(guest.cookies['guest'])
    expect(stored).not.toContain('127.0.0.1')
  })

  test('gets the same puzzle and the same pictures as every other guest, and not those of a player', async () => {
    const [one, other, ana] = [server.visitor(), server.visitor(), await server.player()]
    const seen = await Promise.all([one, other].map((guest) => guest.call(api.guest.find)))
    expect(seen[1]).toEqual(seen[0])
    const own = await fetchPuzzle(ana, 'image')
    expect(own._id).not.toBe(seen[0]?._id)
    expect(own.image_game).not.toEqual(seen[0]?.image_game)
  })

  test('cannot use a player’s puzzle id, nor a player a guest’s', async () => {
    const [guest, ana] = [server.visitor(), await server.player()]
    const { _id: own } = await fetchPuzzle(ana, 'image')
    expect(await guest.refusal(api.guest.guess, { puzzleId: own, guess: await readGuestAnswer(server) })).toBe(
      'NEW_PUZZLE',
    )
    const { _id: shared } = await guest.call(api.guest.find)
    expect(await ana.refusal(api.games.findPuzzle, { id: shared })).toBe('NEW_PUZZLE')
    expect(await ana.refusal(api.games.guess, { game: 'image', mode: 0, puzzleId: shared, guess: 'x' })).toBe(
      'NEW_PUZZLE',
    )
  })

  test.each([
    ['a title that is on no list', { guess: 'Unheard Of' }, 'UNKNOWN_GUESS'],
    ['an empty guess', { guess: '' }, 'UNKNOWN_GUESS'],
    ['a guess of 10,000 letters', { guess: 'a'.repeat(10_000) }, 'INVALID'],
    ['a guess that is a list', { guess: ['a'] }, 'INVALID'],
    ['a guess with a NUL', { guess: 'a\0' }, 'INVALID'],
    ['another puzzle', { puzzleId: 'made-up' }, 'NEW_PUZZLE'],
    ['no puzzle', { puzzleId: undefined }, 'INVALID'],
    ['no guess', { guess: undefined }, 'INVALID'],
  ])('is refused %s, and nothing is stored', async (_, input, code) => {
    const guest = server.visitor()
    const { _id: puzzleId } = await guest.call(api.guest.find)
    const count = () =>
      server.db
        .selectFrom('guest_rounds')
        .select((row) => row.fn.countAll<number>().as('rows'))
        .executeTakeFirstOrThrow()
    const before = await count()
    expect(await guest.refusal(api.guest.guess, { puzzleId, guess: await readGuestAnswer(server), ...input })).toBe(
      code,
    )
    expect([await count(), guest.cookies]).toEqual([before, {}])
  })

  test('cannot repeat a guess, and cannot guess after the win', async () => {
    const guest = server.visitor()
    const [wrong = '', other = ''] = await listGuestMisses(server)
    const { puzzle } = await guessAsGuest(guest, wrong)
    const again = (text: string) => guest.refusal(api.guest.guess, { puzzleId: puzzle._id, guess: text })
    expect(await again(wrong)).toBe('ALREADY_GUESSED')
    await guessAsGuest(guest, await readGuestAnswer(server))
    expect(await again(other)).toBe('GAME_FINISHED')
  })

  test.each(['', 'x', 'a'.repeat(44), `${'a'.repeat(42)}.`, '../../etc'])(
    'with the cookie "%s" starts a new round',
    async (value) => {
      const guest = server.visitor()
      guest.cookies['guest'] = value
      expect((await guest.call(api.guest.find)).tries).toBe(0)
      await guessAsGuest(guest, (await listGuestMisses(server))[0] ?? '')
      expect(guest.cookies['guest']).toMatch(/^[\w-]{43}$/)
    },
  )

  test('is refused from another site', async () => {
    const guest = server.visitor()
    const { _id: puzzleId } = await guest.call(api.guest.find)
    const headers = { origin: 'https://evil.example' }
    expect(await guest.refusal(api.guest.guess, { puzzleId, guess: 'x' }, headers)).toBe('CROSS_ORIGIN')
  })

  test('can guess up to the limit of the network', async () => {
    const guest = { max: 3, windowSeconds: 60 }
    await using limited = await startTestServer({ rateLimits: { ...LIMITS, guest } })
    const wrong = await listGuestMisses(limited)
    for (const title of wrong.slice(0, 3)) await guessAsGuest(limited.visitor(), title)
    const visitor = limited.visitor()
    const { _id: puzzleId } = await visitor.call(api.guest.find)
    const answer = await visitor.send(api.guest.guess, { puzzleId, guess: wrong[3] })
    expect([answer.status, Number(answer.headers['retry-after']) > 0]).toEqual([429, true])
  })
})
