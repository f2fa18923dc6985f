import { describe, expect, it } from 'vitest'
import { Refused } from '../../platform/refused.ts'
import { toGeneralErrorText, toFormError, validateForm } from './registration.ts'

const good = { email: 'hanami@otogi.example', username: 'hanami', password: 'abc123', repeat: 'abc123' }

describe('the registration form', () => {
  it('has no error if all fields are valid', () => {
    expect(validateForm(good)).toBeUndefined()
  })

  it('checks the repeated password, then the email, the password and the username', () => {
    const wrong = { email: 'x', username: 'ab', password: 'abc', repeat: 'abd' }
    expect(validateForm(wrong)?.text).toBe('accounts.faultRepeat')
    expect(validateForm({ ...wrong, repeat: 'abc' })?.text).toBe('accounts.faultEmail')
    expect(validateForm({ ...wrong, repeat: 'abc', email: good.email })?.text).toBe('accounts.faultPasswordShort')
    expect(validateForm({ ...good, username: 'ab' })?.text).toBe('accounts.faultUsernameShort')
  })

  it.each([
    [{ ...good, repeat: 'abc124' }, 'repeat', ['repeat']],
    [{ ...good, email: 'hanami@' }, 'email', ['email']],
    [{ ...good, password: 'abc', repeat: 'abc' }, 'password', []],
  ] as const)('names the field with the error and the fields to clear: %j', (form, field, clear) => {
    expect(validateForm(form)).toMatchObject({ field, clear })
  })
})

describe('a refusal by the server', () => {
  it.each([
    ['USERNAME_IN_USE', 'accounts.usernameInUse', 'username', ['username', 'password', 'repeat']],
    ['PASSWORD_WRONG', 'accounts.wrongPassword', 'password', ['password', 'repeat']],
    ['PASSWORD_GUESSABLE', 'refusals.PASSWORD_GUESSABLE', 'password', ['password', 'repeat']],
    ['USERNAME_NOT_ALLOWED', 'refusals.USERNAME_NOT_ALLOWED', 'username', []],
    ['EMAIL_MISSING', 'accounts.faultEmail', 'email', ['email']],
    ['PASSWORD_MISSING', 'accounts.wrongPassword', 'password', ['password', 'repeat']],
    ['EMAIL_IN_USE', 'accounts.emailInUse', 'email', ['email']],
  ] as const)('%s is shown at its field', (code, text, field, clear) => {
    expect(toFormError(code)).toEqual({ text, field, clear })
  })

  it.each([
    ['FAULT', 'refusals.FAULT'],
    ['UNAVAILABLE', 'refusals.UNAVAILABLE'],
    ['INVALID', 'refusals.INVALID'],
    ['UNREACHABLE', 'accounts.unreachable'],
    ['TOO_MANY', 'accounts.tooMany'],
  ] as const)('%s belongs to no field and is shown as %s', (code, text) => {
    expect(toFormError(code)).toBeUndefined()
    expect(toGeneralErrorText(new Refused(code, 0, ''))).toBe(text)
  })
})
