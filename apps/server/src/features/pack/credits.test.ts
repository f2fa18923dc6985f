import { pack } from '@otogi/contract/pack'
import { afterAll, expect, test } from 'vitest'
import { createTestPack } from '../../../test/pack.ts'
import { startTestServer } from '../../../test/test-server.ts'

const server = await startTestServer()
afterAll(() => server[Symbol.asyncDispose]())

test('every work of the pack is credited, in both languages, to anyone who asks', async () => {
  const answer = await server.app.inject({ method: 'GET', url: pack.find.path })
  expect(answer.statusCode).toBe(200)
  const { credits, license, credit } = answer.json<{
    credits: Record<string, unknown>[]
    license: string
    credit: string
  }>()
  const played = createTestPack()
  expect({ license, credit }).toEqual({ license: played.license, credit: played.credit })
  expect(credits).toHaveLength(played.series.length)
  const said = { en: expect.stringMatching(/\S/) as string, es: expect.stringMatching(/\S/) as string }
  for (const work of credits) {
    expect(work).toMatchObject({ title: said, origin: said, published: said, rights: said })
    expect(work['music']).toMatchObject({ piece: said, composer: said })
  }
})

test('everyone sees the links of the community that the pack names, and no others', async () => {
  const { community } = await server.visitor().call(pack.find)
  expect(community).toEqual({ chat: 'https://chat.example.org/otogi' })
})
