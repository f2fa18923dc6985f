import { expect, it } from 'vitest'
import { Refused } from '../../platform/refused.ts'
import { toFormError, validateForm } from './sign-in.ts'

it('asks for the username first, then for the password', () => {
  expect(validateForm({ username: '', password: '' })).toMatchObject({ field: 'username' })
  expect(validateForm({ username: 'hanami', password: '' })).toMatchObject({ field: 'password' })
  expect(validateForm({ username: 'hanami', password: 'x' })).toBeUndefined()
})

it('empties both fields for an unknown username and returns to it', () => {
  expect(toFormError(new Refused('USERNAME_UNKNOWN', 404, 'Usuario no encontrado'))).toEqual({
    text: 'accounts.incorrectUsername',
    field: 'username',
    clear: ['username', 'password'],
  })
})

it('empties the password alone when it is wrong', () => {
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
