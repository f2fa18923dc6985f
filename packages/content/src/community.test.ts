import { expect, it } from 'vitest'
import { createSmallPack, listPackFaults, writePack } from '../test/small-pack.ts'

const findFaults = async (community: object) => {
  const files = createSmallPack()
  return listPackFaults(await writePack({ ...files, 'pack.json': { ...files['pack.json'], community } }))
}

it('a pack may name the chat and the news of its community', async () => {
  expect(await findFaults({ chat: 'https://chat.example.org', news: 'https://news.example.org' })).toEqual([])
  expect(await findFaults({})).toEqual([])
})

it('a link of the community must be an https address', async () => {
  expect(await findFaults({ chat: 'javascript:alert(1)' })).toEqual([
    'pack.json community.chat is not an https address',
  ])
})
