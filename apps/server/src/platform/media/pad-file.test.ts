import { fileURLToPath } from 'node:url'
import { loadPack } from '@otogi/content/load'
import { listPictures } from '@otogi/content/media/catalog'
import { createRecipe } from '@otogi/content/media/request'
import { getSizeClass } from '@otogi/content/media/size-class'
import { expect, test } from 'vitest'
import { padFile } from './pad-file.ts'

const LEGENDS = fileURLToPath(new URL('../../../../../content/legends', import.meta.url))

test('every file of a puzzle fits into the size of its step', async () => {
  const pack = await loadPack(LEGENDS)
  const shown = listPictures(pack).flatMap((request) => {
    const size = getSizeClass(request)
    const { encoding } = createRecipe(pack, request)
    return size === undefined || encoding.lossless ? [] : [{ request, size, maxBytes: encoding.maxBytes }]
  })
  expect(shown.length).toBeGreaterThan(0)
  for (const { request, size, maxBytes } of shown) {
    const largest = Buffer.alloc(maxBytes)
    expect([request, padFile(largest, size, 'seed').length]).toEqual([request, size])
  }
})
