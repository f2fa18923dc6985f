import {
  checkEmail,
  checkLoginPassword,
  checkLoginUsername,
  checkNewPassword,
  checkRegistrationUsername,
  checkSettingsUsername,
} from '@otogi/rules/accounts/fields'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import {
  Email,
  LoginPassword,
  LoginUsername,
  NewPassword,
  RegistrationUsername,
  SettingsUsername,
} from './account-fields.ts'

const address = (domain: fc.Arbitrary<string>) =>
  fc.tuple(fc.stringMatching(/^[a-z.'@]{1,40}$/), domain).map((parts) => parts.join('@'))

/** Generates arbitrary strings and many addresses that are almost valid. */
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.stringMatching(/^[A-Za-z0-9]{0,18}[ ñ_\n]?$/),
  fc.emailAddress(),
  address(fc.stringMatching(/^[a-z0-9.-]{1,40}$/)),
  address(fc.constantFrom('b.c', 'b.1', '-b.cc', 'b-.cc', 'y..zz', 'b', 'b.c.')),
)

test.each([
  ['a name to sign in with', LoginUsername, checkLoginUsername],
  ['a password to sign in with', LoginPassword, checkLoginPassword],
  ['a name to register', RegistrationUsername, checkRegistrationUsername],
  ['a name in the settings', SettingsUsername, checkSettingsUsername],
  ['a new password', NewPassword, checkNewPassword],
  ['an email address', Email, checkEmail],
] as const)('of %s the server takes what the form takes', (_, schema, fault) => {
  fc.assert(
    fc.property(text, (given) => {
      expect(z.safeParse(schema, given).success).toBe(fault(given) === undefined)
    }),
    { numRuns: 2000 },
  )
})
