import fc from 'fast-check'
import { expect, test } from 'vitest'
import { settingsUsernameFault } from './fields.ts'
import { usernameFrom } from './username.ts'

test.each([
  ['Ana García', '', 'AnaGarcia'],
  ['José Ñuño', '', 'JoseNuno'],
  ['Maximiliana Wonderfield', '', 'MaximilianaWon'],
  ['Maximiliana Wonderfield', '4711', 'Maximilian4711'],
  ['花子', '', 'player'],
  ['', '12', 'player12'],
])('%j with the digits %j is called %s', (name, digits, username) => {
  expect(usernameFrom(name, digits)).toBe(username)
})

test('whatever the name, settings would accept the username', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(99_999), (name, digits) => {
      expect(settingsUsernameFault(usernameFrom(name, String(digits)))).toBeUndefined()
      expect(settingsUsernameFault(usernameFrom(name))).toBeUndefined()
    }),
  )
})
