import { expect, it } from 'vitest'
import { refusedTrouble, typedTrouble } from './sign-in.ts'

it('asks for the username first, then for the password', () => {
  expect(typedTrouble({ username: '', password: '' })).toMatchObject({ field: 'username' })
  expect(typedTrouble({ username: 'hanami', password: '' })).toMatchObject({ field: 'password' })
  expect(typedTrouble({ username: 'hanami', password: 'x' })).toBeUndefined()
})

it('empties both fields for an unknown username and returns to it', () => {
  expect(refusedTrouble({ code: 'USERNAME_UNKNOWN', message: 'Usuario no encontrado' })).toEqual({
    text: 'accounts.incorrectUsername',
    field: 'username',
    clear: ['username', 'password'],
  })
})

it('empties the password alone when it is wrong', () => {
  expect(refusedTrouble({ code: 'PASSWORD_WRONG', message: 'Credenciales inválidas' })).toEqual({
    text: 'accounts.incorrectPassword',
    field: 'password',
    clear: ['password'],
  })
})

it('repeats any other message of the server', () => {
  expect(refusedTrouble({ code: 'TOO_MANY', message: 'Too many requests' })).toMatchObject({
    text: 'accounts.findError',
    values: { message: 'Too many requests' },
  })
})
