import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkSettingsUsername } from './fields.ts'
import { createUsername } from './username.ts'

test.each([
  ['Ana García', '', 'AnaGarcia'],
  ['José Ñuño', '', 'JoseNuno'],
  ['Maximiliana Wonderfield', '', 'MaximilianaWon'],
  ['Maximiliana Wonderfield', '4711', 'Maximilian4711'],
  ['花子', '', 'player'],
  ['', '12', 'player12'],
])('the name %j with the digits %j becomes %s', (name, digits, username) => {
  expect(createUsername(name, digits)).toBe(username)
})

test('every created username is valid in the settings', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(99_999), (name, digits) => {
      expect(checkSettingsUsername(createUsername(name, String(digits)))).toBeUndefined()
      expect(checkSettingsUsername(createUsername(name))).toBeUndefined()
    }),
  )
})
