import { api } from '@otogi/contract/api'
import sharp from 'sharp'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import {
  readAnswer,
  readAnswerId,
  guessTitle,
  openAllModes,
  fetchPuzzle,
  winImageGame,
  listWrongTitles,
} from '../../../test/puzzles.ts'
import { startTestServer } from '../../../test/test-server.ts'
import type { Player } from '../../../test/player.ts'

const server = await startTestServer()
afterAll(() => server[Symbol.asyncDispose]())
beforeEach(() => {
  server.setNow('2026-11-18T11:00:00Z')
})

const fetchRefusal = async (player: Player, input: object) => {
  const given = { userid: player.id, game: 'image', mode: 0, ...input }
  const { status, body } = await player.send(api.games.guess, given)
  return `${status} ${(body as { code: string }).code}`
}

test('a new puzzle shows only the first picture', async () => {
  const ana = await server.player()
  const puzzle = await fetchPuzzle(ana, 'image')
  expect(puzzle).toMatchObject({
    anime_name: '',
    game: 'image',
    mode: 0,
    personal: false,
    stage: 400,
    tries: 0,
    wrongGuesses: [],
    clue: null,
    reward: 50,
    statusReward: 0,
    finished: false,
    solution: null,
    length: null,
    firstLetter: null,
    resets: 5,
    endsAt: Date.parse('2026-11-18T23:00:00Z'),
  })
  expect(puzzle.image_game).toEqual([expect.stringMatching(/^\/media\/p\/[A-Za-z0-9_-]{75,}\.webp$/)])
  const arrays = Object.entries(puzzle).filter(([field, value]) => field !== 'image_game' && Array.isArray(value))
  expect(arrays.filter(([, value]) => (value as unknown[]).length > 0)).toEqual([])
})

test('each wrong guess shows the next step, reduces the reward by five and is listed in order', async () => {
  const ana = await server.player()
  const titles = await listWrongTitles(server, ana)
  const addresses = [(await fetchPuzzle(ana, 'image')).image_game[0]]
  for (const [index, title] of titles.entries()) {
    const { right, puzzle, ...games } = await guessTitle(ana, title)
    const tries = index + 1
    expect([right, games.triesimage]).toEqual([false, [tries, 0, 0]])
    expect(puzzle).toMatchObject({
      stage: 400 - 50 * tries,
      tries,
      wrongGuesses: titles.slice(0, tries),
      reward: Math.max(25, 50 - 5 * tries),
      clue: null,
      anime_name: '',
      solution: null,
    })
    addresses.push(puzzle.image_game[0])
  }
  expect(new Set(addresses).size).toBe(6)
  const pictures = await Promise.all(addresses.map(async (address) => (await ana.get(String(address))).bytes))
  expect(new Set(pictures.map((bytes) => bytes.toString('hex'))).size).toBe(6)
})

test('a correct guess finishes the game, adds experience and progress, and shows the solution', async () => {
  const [ana, decoy] = [await server.player(), await server.player()]
  const { text, texts, anime } = await readAnswer(server, ana, 'image')
  const judged = await winImageGame(server, ana)
  expect(judged).toMatchObject({ right: true, profileLevel: 1, profileExp: 40, profileExpNextLevel: 100 })
  expect(judged).toMatchObject({ finishedImage: [true, false, false], statusRewardImage: [1, 0, 0] })
  expect(judged.puzzle).toMatchObject({ stage: 100, finished: true, statusReward: 1, anime_name: anime.en })
  expect(judged.puzzle.solution).toMatchObject({ answer: text, answers: texts, anime: anime.en, song: null })
  const card = server.pack.cardById.get(judged.puzzle.solution?.card ?? '')
  expect(card?.series).toBe(await readAnswerId(server, ana, 'image'))
  const { bytes } = await ana.get(String(judged.puzzle.solution?.picture))
  expect((await sharp(bytes).metadata()).format).toBe('webp')
  expect(await ana.call(api.quests.find)).toMatchObject({ statusQuestImage: 1, statusQuestAllGames: 1 })
  expect(await ana.call(api.quests.ready)).toEqual({ games: 1, quests: 1, inbox: 0, solved: 1 })
  expect(await decoy.call(api.games.find)).toMatchObject({ finishedImage: [false, false, false] })
  expect(await decoy.call(api.quests.find)).toMatchObject({ statusQuestImage: 0, statusQuestAllGames: 0 })
})

test('three wins reach level two and keep the remaining experience', async () => {
  const ana = await server.player()
  await openAllModes(server, ana)
  for (const mode of [0, 1, 2] as const) await winImageGame(server, ana, mode)
  expect(await ana.call(api.accounts.find)).toMatchObject({ profileLevel: 2, profileExp: 20, profileExpNextLevel: 110 })
  expect(await ana.call(api.quests.find)).toMatchObject({ statusQuestImage: 1, statusQuestAllGames: 1 })
})

test('the win that reaches level five completes its quest', async () => {
  const ana = await server.player()
  const near = { level: 4, experience: 100, experience_needed: 130 }
  await server.db.updateTable('players').set(near).where('id', '=', ana.id).execute()
  await winImageGame(server, ana)
  expect(await ana.call(api.quests.find)).toMatchObject({ statusLevel5: 1, statusLevel20: 0 })
})

test.each(['  mOON   harbor ', 'Moon Harbor es', 'moon harbor álias'])(
  'a title is also accepted as %j',
  async (guess) => {
    const ana = await server.player()
    const { text } = await readAnswer(server, ana, 'image')
    const { right, puzzle } = await guessTitle(ana, guess)
    expect(right).toBe(text === 'Moon Harbor')
    expect(puzzle.wrongGuesses).toEqual(right ? [] : ['Moon Harbor'])
  },
)

// oxlint-disable-next-line max-lines-per-function -- a list of tests, each of them short
describe('refused without counting a miss', () => {
  test('an invalid guess', async () => {
    const ana = await server.player()
    const { _id: puzzleId } = await fetchPuzzle(ana, 'image')
    const [title] = await listWrongTitles(server, ana)
    const { text } = await readAnswer(server, ana, 'image')
    expect(await fetchRefusal(ana, { puzzleId, finished: true, statusReward: 1 })).toBe('400 GUESS_REQUIRED')
    expect(await fetchRefusal(ana, { finished: true })).toBe('400 GUESS_REQUIRED')
    expect(await fetchRefusal(ana, { guess: text })).toBe('400 GUESS_REQUIRED')
    expect(await fetchRefusal(ana, { puzzleId, guess: 'Unheard Of' })).toBe('400 UNKNOWN_GUESS')
    expect(await fetchRefusal(ana, { puzzleId, guess: '' })).toBe('400 UNKNOWN_GUESS')
    expect(await fetchRefusal(ana, { puzzleId, guess: 'x'.repeat(51) })).toBe('400 INVALID')
    expect(await fetchRefusal(ana, { puzzleId, guess: title, mode: 3 })).toBe('400 INVALID')
    expect(await fetchRefusal(ana, { puzzleId, guess: title, game: 'x' })).toBe('400 INVALID')
    expect(await fetchPuzzle(ana, 'image')).toMatchObject({ tries: 0, finished: false })
  })

  test('a repeated guess, in either language', async () => {
    const ana = await server.player()
    const [title = ''] = await listWrongTitles(server, ana)
    const { puzzle } = await guessTitle(ana, title)
    const again = { puzzleId: puzzle._id, tries: -10, resets: 1000 }
    expect(await fetchRefusal(ana, { ...again, guess: title.toUpperCase() })).toBe('409 ALREADY_GUESSED')
    expect(await fetchRefusal(ana, { ...again, guess: `${title} es` })).toBe('409 ALREADY_GUESSED')
    expect(await fetchPuzzle(ana, 'image')).toMatchObject({ tries: 1, resets: 5 })
  })

  test('a guess after the end', async () => {
    const ana = await server.player()
    const { puzzle } = await winImageGame(server, ana)
    const [title] = await listWrongTitles(server, ana)
    const { text } = await readAnswer(server, ana, 'image')
    for (const guess of [title, text]) {
      expect(await fetchRefusal(ana, { puzzleId: puzzle._id, guess })).toBe('409 GAME_FINISHED')
    }
    expect(await fetchPuzzle(ana, 'image')).toMatchObject({ tries: 0, statusReward: 1 })
  })

  test('a locked mode, read, guessed or reset', async () => {
    const ana = await server.player()
    const { imageid } = await ana.call(api.games.find)
    const { text } = await readAnswer(server, ana, 'image', 1)
    for (const mode of [1, 2]) {
      expect(await ana.refusal(api.games.findPuzzle, { id: imageid[mode] })).toBe('MODE_LOCKED')
      expect(await fetchRefusal(ana, { mode, puzzleId: imageid[mode], guess: text })).toBe('403 MODE_LOCKED')
      expect(await ana.refusal(api.games.reset, { game: 'image', mode })).toBe('MODE_LOCKED')
    }
  })

  test('a guess at a puzzle that is not the player’s current one in that mode', async () => {
    const [ana, decoy] = [await server.player(), await server.player()]
    await openAllModes(server, ana)
    const today = await ana.call(api.games.find)
    const others = await decoy.call(api.games.find)
    await ana.call(api.games.reset, { game: 'image', mode: 0 })
    server.setNow('2026-11-19T11:00:00Z')
    const { imageid: tomorrows } = await ana.call(api.games.find)
    const { text } = await readAnswer(server, ana, 'image')
    for (const puzzleId of [...today.imageid, today.nameid, others.imageid[0], tomorrows[1], 'made-up', '=', '../x']) {
      expect(await fetchRefusal(ana, { puzzleId, guess: text })).toBe('409 NEW_PUZZLE')
      const foreign = puzzleId !== tomorrows[1]
      if (foreign) expect(await ana.refusal(api.games.findPuzzle, { id: puzzleId })).toBe('NEW_PUZZLE')
    }
    expect(await fetchPuzzle(ana, 'image')).toMatchObject({ tries: 0 })
    server.setNow('2026-11-18T11:00:00Z')
  })

  test('a guess at the puzzle from before a reset', async () => {
    const ana = await server.player()
    const before = await fetchPuzzle(ana, 'image')
    await ana.call(api.games.reset, { game: 'image', mode: 0 })
    const { text } = await readAnswer(server, ana, 'image')
    expect(await fetchRefusal(ana, { puzzleId: before._id, guess: text })).toBe('409 NEW_PUZZLE')
    expect(await ana.refusal(api.games.findPuzzle, { id: before._id })).toBe('NEW_PUZZLE')
  })
})

test('two hundred concurrent guesses count each wrong one once', async () => {
  const [ana, decoy] = [await server.player(), await server.player()]
  const titles = await listWrongTitles(server, ana)
  const { _id: puzzleId } = await fetchPuzzle(ana, 'image')
  const guesses = Array.from({ length: 200 }, (_, i) => titles[i % titles.length])
  const answers = await Promise.all(
    guesses.map((guess) => ana.send(api.games.guess, { userid: ana.id, game: 'image', mode: 0, puzzleId, guess })),
  )
  const count = (status: number) => answers.filter((answer) => answer.status === status).length
  expect([count(200), count(409)]).toEqual([5, 195])
  const { tries, wrongGuesses } = await fetchPuzzle(ana, 'image')
  expect([tries, wrongGuesses.toSorted()]).toEqual([5, titles.toSorted()])
  expect(await fetchPuzzle(decoy, 'image')).toMatchObject({ tries: 0 })
})

test('thirty concurrent correct guesses win once', async () => {
  const ana = await server.player()
  const { _id: puzzleId } = await fetchPuzzle(ana, 'image')
  const { text: guess } = await readAnswer(server, ana, 'image')
  const input = { userid: ana.id, game: 'image', mode: 0, puzzleId, guess }
  const answers = await Promise.all(Array.from({ length: 30 }, () => ana.send(api.games.guess, input)))
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
  expect(await ana.call(api.accounts.find)).toMatchObject({ profileExp: 40 })
})
