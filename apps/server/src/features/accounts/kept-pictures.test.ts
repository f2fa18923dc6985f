import { readdir } from 'node:fs/promises'
import { api } from '@otogi/contract/api'
import { afterAll, expect, test } from 'vitest'
import { startObjectServer } from '../../../test/object-store.ts'
import { toDataUrl, createPicture } from '../../../test/pictures.ts'
import type { Player } from '../../../test/player.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { openObjectStore } from '../../platform/media/object-store.ts'

const server = await startTestServer()
afterAll(() => server[Symbol.asyncDispose]())

const createColored = async (color: string) => toDataUrl(await createPicture('png', color))
const upload = async (player: Player, color: string) => {
  const { profilePicture } = await player.call(api.accounts.update, { picture: await createColored(color) })
  return String(profilePicture)
}
const countFiles = async () => (await readdir(server.picturesDir).catch(() => [])).length

test('the same picture uploaded by several players at once is stored for each', async () => {
  const players = await Promise.all(Array.from({ length: 6 }, () => server.player()))
  const addresses = await Promise.all(players.map((player) => upload(player, '#102030')))
  expect(new Set(addresses).size).toBe(6)
  for (const address of addresses) expect((await server.visitor().get(address)).status).toBe(200)
})

test('a new picture replaces the old one, which is no longer served', async () => {
  const ana = await server.player()
  const before = await countFiles()
  const first = await upload(ana, '#101010')
  const second = await upload(ana, '#202020')
  expect([(await ana.get(first)).status, (await ana.get(second)).status]).toEqual([404, 200])
  await ana.call(api.accounts.update, { username: 'Unpictured' })
  expect((await ana.get(second)).status).toBe(200)
  expect(await countFiles()).toBe(before + 1)
})

test('two servers that share a bucket serve the same pictures', async () => {
  await using bucket = await startObjectServer()
  const createServer = (sameDatabaseAs?: TestServer) =>
    startTestServer({ sameDatabaseAs, pictureStore: openObjectStore(bucket.s3, 'pictures/') })
  await using one = await createServer()
  await using other = await createServer(one)
  const ana = await one.player()
  const readFromBoth = (address: string) =>
    Promise.all([one, other].map(async (server) => (await server.visitor().get(address)).status))
  const first = await upload(ana, '#101010')
  expect(await readFromBoth(first)).toEqual([200, 200])
  const second = await upload(ana, '#202020')
  expect(await readFromBoth(first)).toEqual([404, 404])
  expect(await readFromBoth(second)).toEqual([200, 200])
})

test('of several pictures uploaded at once by one player, one stays', async () => {
  const ana = await server.player()
  const before = await countFiles()
  await Promise.all(['#010101', '#020202', '#030303', '#040404'].map((color) => upload(ana, color)))
  expect(await countFiles()).toBe(before + 1)
  const { profilePicture } = await ana.call(api.accounts.find)
  expect((await ana.get(String(profilePicture))).status).toBe(200)
})

test('a picture sent with a taken name leaves no file behind', async () => {
  const [ana] = [await server.player(), await server.player('Taken1')]
  const kept = await upload(ana, '#303030')
  const before = await countFiles()
  const sent = { username: 'taken1', picture: await createColored('#404040') }
  expect(await ana.refusal(api.accounts.update, sent)).toBe('USERNAME_TAKEN')
  expect([await countFiles(), (await ana.get(kept)).status]).toEqual([before, 200])
})

test('a player can keep playing while a picture is processed', async () => {
  const begun = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  await using slow = await startTestServer({
    pictures: (kept) => ({
      ...kept,
      async keep(url) {
        begun.resolve()
        await release.promise
        return kept.keep(url)
      },
    }),
  })
  const ana = await slow.player()
  const answer = upload(ana, '#505050')
  await begun.promise
  expect(await ana.call(api.accounts.updateLanguage, { lan: 'es' })).toMatchObject({ codeLan: 'es' })
  release.resolve()
  expect((await ana.get(await answer)).status).toBe(200)
})
