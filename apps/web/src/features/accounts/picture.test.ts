import { expect, it } from 'vitest'
import { findPictureFault } from './picture.ts'

const TEN_MB = 10 * 1024 * 1024

it.each(['image/jpeg', 'image/png', 'image/gif'])('accepts %s up to 10 MB', (type) => {
  expect(findPictureFault({ type, size: TEN_MB })).toBeUndefined()
  expect(findPictureFault({ type, size: TEN_MB + 1 })).toBe('settings.pictureSize')
})

it.each(['image/webp', 'image/svg+xml', 'text/plain', ''])('refuses %s', (type) => {
  expect(findPictureFault({ type, size: 1 })).toBe('settings.pictureType')
})
