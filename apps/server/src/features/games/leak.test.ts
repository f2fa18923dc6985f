import { api } from '@otogi/contract/api'
import type { MediaRequest } from '@otogi/content/media/request'
import { DESCRIPTORS, fromWireGame, GAMES, MODES, WIRE_GAME } from '@otogi/rules/games/games'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import {
  addDescriptionUrls,
  listSecretsByCharacterId,
  PUBLIC_PATHS,
  listTitleSecrets,
  listReplies,
  readEverything,
  callPublicEndpoints,
} from '../../../test/everything-read.ts'
import { guessAsGuest, listGuestMisses, readGuestAnswer } from '../../../test/guests.ts'
import { findLeaks, listSeriesSecrets } from '../../../test/leaks.ts'
import type { Player } from '../../../test/player.ts'
import {
  readAnswerId,
  readSharedAnswerId,
  readAnswer,
  guessTitle,
  guessWord,
  openAllModes,
  guessFromList,
  fetchPuzzle,
  winGame,
  winImageGame,
  listWrongGuesses,
  listWrongTitles,
  createWrongWord,
  type ListGame,
} from '../../../test/puzzles.ts'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'

const server = await startTestServer()
afterAll(() => server[Symbol.asyncDispose]())

const LISTED = GAMES.filter((game): game is ListGame => DESCRIPTORS[game].asks !== 'word')

/** Sends every request of the games feature that does not finish a game. */
async function playAllGames(player: Player): Promise<void> {
  const { imageid, nameid } = await player.call(api.games.find)
  const image = { userid: player.id, game: 'image', mode: 0, puzzleId: imageid[0] }
  await player.call(api.games.create)
  await player.call(api.games.removeAll, { type: true })
  await player.call(api.games.updateSelected, { game: 'image', mode: 0 })
  await player.send(api.games.guess, { ...image, guess: 'Unheard Of' })
  await player.send(api.games.guess, { ...image, finished: true, tries: -9, statusReward: 1 })
  await player.send(api.games.guess, { ...image, mode: 1, puzzleId: imageid[1] })
  await player.send(api.games.guessName, { userid: player.id, word: 'A', puzzleId: nameid })
  await player.send(api.games.claim, { userid: player.id, game: 'image', mode: 0, gachas: 50, status: 1 })
  for (const game of LISTED.map((each) => WIRE_GAME[each]).filter((each) => each !== 'image')) {
    await player.send(api.games.guess, { ...image, game })
    await player.send(api.games.guess, { ...image, game, finished: true, puzzleId: 'made-up', guess: 'Unheard Of' })
    await player.send(api.games.reset, { userid: player.id, game, mode: 0 })
  }
}

/** Creates a player on a day on which the image and name puzzles are from different series. */
async function createPlayer(server: TestServer): Promise<{ player: Player; series: string; character: string }> {
  const player = await server.player()
  const series = await readAnswerId(server, player, 'image')
  const character = await readAnswerId(server, player, 'name')
  expect(server.pack.characterById.get(character)?.series).not.toBe(series)
  return { player, series, character }
}

describe('before a guess', () => {
  test('nothing that a new player can read names any series or character', async () => {
    const { player } = await createPlayer(server)
    for (const url of ['/api/health', '/api/openapi.json', '/api/docs/', '/api/nothing', '/media/p/x.webp']) {
      await player.get(url)
    }
    await readEverything(player)
    await playAllGames(player)
    await readEverything(player)
    const everything = server.pack.series.flatMap(({ id }) => listSeriesSecrets(server.pack, id))
    expect(player.heard.length).toBeGreaterThan(120)
    expect(await findLeaks(listReplies(player), everything)).toEqual([])
  })
})

// oxlint-disable-next-line max-lines-per-function -- a list of tests, each of them short
describe('after wrong guesses', () => {
  test('nothing names the answers before the rules allow it', async () => {
    const { player, series, character } = await createPlayer(server)
    for (const title of await listWrongTitles(server, player)) await guessTitle(player, title)
    for (const letter of ['Q', 'X', 'W', 'J', 'Z']) await guessWord(player, await createWrongWord(player, letter))
    await readEverything(player)
    await playAllGames(player)
    expect(
      await findLeaks(listReplies(player), [
        ...listSeriesSecrets(server.pack, series),
        ...listSecretsByCharacterId(server.pack, character),
      ]),
    ).toEqual([])

    const before = player.heard.length
    await guessWord(player, await createWrongWord(player, 'K'))
    await readEverything(player)
    const afterSix = listReplies(player, before)
    expect(await findLeaks(afterSix, listSecretsByCharacterId(server.pack, character))).not.toEqual([])
    expect(await findLeaks(afterSix, listSeriesSecrets(server.pack, series))).toEqual([])
  })

  test('nothing names the answer that a reset brings', async () => {
    const { player } = await createPlayer(server)
    const [title = ''] = await listWrongTitles(server, player)
    await guessTitle(player, title)
    for (const game of ['image', 'name']) await player.call(api.games.reset, { game, mode: 0 })
    const before = player.heard.length
    const [series, character] = [
      await readAnswerId(server, player, 'image'),
      await readAnswerId(server, player, 'name'),
    ]
    await readEverything(player)
    await playAllGames(player)
    const secrets = [...listSeriesSecrets(server.pack, series), ...listSecretsByCharacterId(server.pack, character)]
    expect(await findLeaks(listReplies(player, before), secrets)).toEqual([])
  })

  test.each(LISTED.flatMap((game) => MODES.map((mode) => [game, mode] as const)))(
    'the lists of guesses do not reveal the answer to %s in mode %i',
    async (game, mode) => {
      const player = await server.player()
      await openAllModes(server, player)
      for (const guess of await listWrongGuesses(server, player, game, mode))
        await guessFromList(player, game, guess, mode)
      await readEverything(player)
      const answer = await readAnswerId(server, player, game, mode)
      const secrets = server.pack.seriesById.has(answer)
        ? listTitleSecrets(server.pack, answer)
        : listSecretsByCharacterId(server.pack, answer)
      expect(await findLeaks(listReplies(player), secrets)).toEqual([])
      await player.call(api.games.reset, { game: WIRE_GAME[game], mode })
      await winGame(server, player, game, mode)
      const next = await readAnswerId(server, player, game, mode)
      const found = server.pack.seriesById.has(next)
        ? listTitleSecrets(server.pack, next)
        : listSecretsByCharacterId(server.pack, next)
      expect(await findLeaks(listReplies(player), found)).not.toEqual([])
    },
  )

  test('nothing names the answer to a guest, however many titles are ruled out', async () => {
    const guest = server.visitor()
    const answer = await readSharedAnswerId(server, 'image')
    for (const title of await listGuestMisses(server)) {
      const { puzzle } = await guessAsGuest(guest, title)
      for (const address of addDescriptionUrls(puzzle.image_game)) await guest.get(address)
    }
    await callPublicEndpoints(guest)
    const secrets = listTitleSecrets(server.pack, answer)
    expect(await findLeaks(listReplies(guest), secrets)).toEqual([])
    await guessAsGuest(guest, await readGuestAnswer(server))
    expect(await findLeaks(listReplies(guest), secrets)).not.toEqual([])
  })

  test('a game won by another player reveals nothing to this one', async () => {
    const { player, series } = await createPlayer(server)
    await winImageGame(server, await server.player())
    await readEverything(player)
    expect(await findLeaks(listReplies(player), listSeriesSecrets(server.pack, series))).toEqual([])
  })
})

test('the public lists are byte-for-byte identical for every player and day', async () => {
  const lists = async (player: Player) =>
    Promise.all(PUBLIC_PATHS.map(async (url) => (await player.get(url)).text)).then((texts) => texts.join('\n'))
  const { player } = await createPlayer(server)
  const first = await lists(player)
  await winImageGame(server, player)
  expect(await lists(player)).toBe(first)
  server.setNow('2026-11-19T11:00:00Z')
  expect(await lists(await server.player())).toBe(first)
  server.setNow('2026-11-18T11:00:00Z')
  const animes = (await player.call(api.games.animes)).map((one) => one.anime_name)
  const characters = (await player.call(api.games.characters)).map((one) => one.names_game[0] ?? '')
  for (const list of [animes, characters]) expect(list).toEqual(list.toSorted((a, b) => a.localeCompare(b, 'en')))
  expect([animes.length, characters.length]).toEqual([server.pack.series.length, server.pack.characters.length])
})

test('all players see the same answers for yesterday, and none is today’s in the same game and mode', async () => {
  const [ana, bea] = [await server.player(), await server.player()]
  await winImageGame(server, ana)
  const answers = await bea.call(api.statistics.yesterday)
  expect(await ana.call(api.statistics.yesterday)).toEqual(answers)
  for (const { game, mode, answer } of answers) {
    const { texts } = await readAnswer(server, ana, fromWireGame(game), mode)
    expect(texts).not.toEqual(answer)
  }
})

test('a repeated answer has different ids and URLs than the first time', async () => {
  const shown: { answer: string; seen: string[] }[] = []
  for (let day = 1; day <= 12; day++) {
    server.setNow(`2026-12-${String(day).padStart(2, '0')}T11:00:00Z`)
    const player = await server.player()
    const { _id, image_game } = await fetchPuzzle(player, 'image')
    shown.push({ answer: await readAnswerId(server, player, 'image'), seen: [_id, ...image_game] })
  }
  server.setNow('2026-11-18T11:00:00Z')
  expect(new Set(shown.map(({ answer }) => answer)).size).toBeLessThanOrEqual(server.pack.series.length)
  expect(new Set(shown.flatMap((one) => one.seen)).size).toBe(24)
})

describe('a planted leak is found', () => {
  const code = (text: string, encoding: BufferEncoding) => Buffer.from(text).toString(encoding)
  type Answer = { id: string; title: string; name: string }
  const WAYS: [string, (answer: Answer) => string][] = [
    ['its title', ({ title }) => title],
    ['its Spanish title in capitals', ({ title }) => `${title} es`.toUpperCase()],
    ['its id', ({ id }) => id],
    ['the name of one of its characters', ({ name }) => name],
    ['its title, URL-encoded', ({ title }) => encodeURIComponent(title)],
    ['its title in base64', ({ title }) => code(title, 'base64')],
    ['its id in base64 inside something longer', ({ id }) => code(`{"id":"${id}"}`, 'base64url')],
    ['its id in hex', ({ id }) => code(id, 'hex')],
    ['its title backwards', ({ title }) => Array.from(title).toReversed().join('')],
  ]

  test.each(WAYS)('in a body: %s', async (_, write) => {
    const { player, series } = await createPlayer(server)
    const title = server.pack.seriesById.get(series)?.title.en ?? ''
    const name = server.pack.characters.find((one) => one.series === series)?.name.en ?? ''
    const [answer] = player.heard
    const plant = async (text: string) =>
      answer && findLeaks([{ ...answer, text: `{"hint":"${text}"}` }], listSeriesSecrets(server.pack, series))
    expect(await plant('nothing at all')).toEqual([])
    expect((await plant(write({ id: series, title, name })))?.length).toBeGreaterThan(0)
  })

  test('in the metadata of a picture', async () => {
    const paint = (request: MediaRequest) =>
      sharp({ create: { width: 3, height: 4, channels: 3, background: '#123456' } })
        .withExif({ IFD0: { ImageDescription: 'series' in request ? request.series : '' } })
        .webp()
        .toBuffer()
    await using careless = await startTestServer({ paint })
    const { player, series: answer } = await createPlayer(careless)
    await readEverything(player)
    const leaks = await findLeaks(listReplies(player), listSeriesSecrets(careless.pack, answer))
    expect(leaks.length).toBeGreaterThan(0)
    expect(leaks.every((leak) => leak.startsWith('/media/p/'))).toBe(true)
  })
})
