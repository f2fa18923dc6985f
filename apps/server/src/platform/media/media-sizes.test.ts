import { fileURLToPath } from 'node:url'
import { loadPack } from '@otogi/content/load'
import { allPictures } from '@otogi/content/media/catalogue'
import { recipeOf } from '@otogi/content/media/request'
import { expect, test } from 'vitest'
import { filledUp, sizeClassOf } from './media-sizes.ts'

const LEGENDS = fileURLToPath(new URL('../../../../../content/legends', import.meta.url))

test('whatever a puzzle shows is made to fit into the size that its stage has', async () => {
  const pack = await loadPack(LEGENDS)
  const shown = allPictures(pack).flatMap((request) => {
    const size = sizeClassOf(request)
    const { encoding } = recipeOf(pack, request)
    return size === undefined || encoding.lossless ? [] : [{ request, size, mostBytes: encoding.mostBytes }]
  })
  expect(shown.length).toBeGreaterThan(0)
  for (const { request, size, mostBytes } of shown) {
    const largest = Buffer.alloc(mostBytes)
    expect([request, filledUp(largest, size, 'seed').length]).toEqual([request, size])
  }
})
