import { expect, it } from 'vitest'
import { Refused } from '../../platform/refused.ts'
import { toFormError, validateForm } from './sign-in.ts'

it('asks for the username first, then for the password', () => {
  expect(validateForm({ username: '', password: '' })).toMatchObject({ field: 'username' })
  expect(validateForm({ username: 'hanami', password: '' })).toMatchObject({ field: 'password' })
  expect(validateForm({ username: 'hanami', password: 'x' })).toBeUndefined()
})

it('an unknown username clears both fields and focuses the username', () => {
  expect(toFormError(new Refused('USERNAME_UNKNOWN', 404, 'Usuario no encontrado'))).toEqual({
    text: 'accounts.incorrectUsername',
    field: 'username',
    clear: ['username', 'password'],
  })
})

it('a wrong password clears only the password', () => {
  expect(toFormError(new Refused('PASSWORD_WRONG', 400, 'Credenciales inválidas'))).toEqual({
    text: 'accounts.incorrectPassword',
    field: 'password',
    clear: ['password'],
  })
})

it.each([new Refused('TOO_MANY', 429, 'Too many requests'), new Refused('UNREACHABLE', 0, 'Unknown error')])(
  'repeats any other failure and keeps what was typed: %o',
  (refused) => {
    expect(toFormError(refused)).toMatchObject({ text: 'accounts.findError', refused, clear: [] })
  },
)
