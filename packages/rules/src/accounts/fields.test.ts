import { describe, expect, test } from 'vitest'
import {
  checkEmail,
  keepLettersAndDigits,
  checkLoginPassword,
  checkLoginUsername,
  checkNewPassword,
  checkRegistration,
  checkRegistrationUsername,
  checkSettingsUsername,
} from './fields.ts'

const repeatLetter = (length: number) => 'a'.repeat(length)

describe('signing in', () => {
  test.each([
    ['', 'missing'],
    ['a', undefined],
    [repeatLetter(15), undefined],
    [repeatLetter(16), 'long'],
    ['with space', 'characters'],
    ['ñandu', 'characters'],
    ['a\n', 'characters'],
  ])('with %j', (text, fault) => {
    expect(checkLoginUsername(text)).toBe(fault && `username-${fault}`)
    expect(checkLoginPassword(text)).toBe(fault && `password-${fault}`)
  })
})

describe('names and passwords', () => {
  test.each([
    ['', 'username-short'],
    [repeatLetter(4), 'username-short'],
    [repeatLetter(5), undefined],
    [repeatLetter(15), undefined],
    [repeatLetter(16), 'username-long'],
    ['momo_1', 'username-characters'],
  ])('registering the name %j', (username, fault) => {
    expect(checkRegistrationUsername(username)).toBe(fault)
  })

  test.each([
    ['', 'username-short'],
    ['a', undefined],
    ['Momo14', undefined],
    [repeatLetter(14), undefined],
    [repeatLetter(15), 'username-long'],
    ['a b', 'username-characters'],
  ])('changing the name to %j', (username, fault) => {
    expect(checkSettingsUsername(username)).toBe(fault)
  })

  test.each([
    ['', 'password-short'],
    [repeatLetter(5), 'password-short'],
    [repeatLetter(6), undefined],
    [repeatLetter(15), undefined],
    [repeatLetter(16), 'password-long'],
    ['secret!', 'password-characters'],
  ])('choosing the password %j', (password, fault) => {
    expect(checkNewPassword(password)).toBe(fault)
  })
})

describe('email addresses', () => {
  test.each([
    'a@b.co',
    'momo.tanaka+otogi@mail.example.org',
    "o'nishi@example.com",
    'x@sub-domain.example.museum',
    `${repeatLetter(33)}@example.com`,
  ])('%s is valid', (email) => {
    expect(checkEmail(email)).toBeUndefined()
  })

  test.each([
    '',
    'momo',
    'momo@',
    '@example.com',
    'momo@example',
    'momo@@example.com',
    'momo@a@example.com',
    '.momo@example.com',
    'momo.@example.com',
    'mo..mo@example.com',
    'mo mo@example.com',
    'momo@-example.com',
    'momo@-mail.example.com',
    'momo@.example.com',
    'momo@example-.com',
    'momo@example..com',
    'momo@example.1',
    'momo@example.com.',
    'momo@exam_ple.com',
    'momo@example.com\n',
  ])('%j is invalid', (email) => {
    expect(checkEmail(email)).toBe('email-invalid')
  })

  test('46 characters are too long', () => {
    expect(checkEmail(`${repeatLetter(34)}@example.com`)).toBe('email-long')
  })
})

describe('the registration form', () => {
  const good = { email: 'momo@example.com', username: 'momo1', password: 'lantern7', repeat: 'lantern7' }

  test.each([
    [{}, undefined],
    [{ repeat: 'secret2', email: 'x', username: '' }, 'repeat-mismatch'],
    [{ password: 'a', repeat: 'a', email: 'x', username: '' }, 'email-invalid'],
    [{ password: 'a', repeat: 'a', username: '' }, 'password-short'],
    [{ password: '', repeat: '', email: '' }, 'email-invalid'],
    [{ username: 'momo' }, 'username-short'],
    [{ username: 'momo tanaka' }, 'username-characters'],
  ])('with %j', (changes, fault) => {
    expect(checkRegistration({ ...good, ...changes })).toBe(fault)
  })
})

test('keeps typed letters and digits up to the limit', () => {
  expect(keepLettersAndDigits('m o-m_ó1!', 15)).toBe('mom1')
  expect(keepLettersAndDigits(repeatLetter(20), 15)).toBe(repeatLetter(15))
})
