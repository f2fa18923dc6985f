import { pack } from '@otogi/contract/pack'
import { profile } from '@otogi/contract/profile'
import { accounts } from '@otogi/contract/accounts'
import { createMockReply, createPendingReply, createMockRefusal } from './mock-reply.ts'
import { captureScreen } from './screen.ts'

const TOKEN = 'a-token-of-a-letter-1234567890'

captureScreen('sign-in', '/auth', { signedOut: true, withDecor: true })
captureScreen('register', '/auth/register', { signedOut: true })
captureScreen('forgot', '/auth/forgot', { signedOut: true })
captureScreen('reset', `/auth/reset#${TOKEN}`, { signedOut: true })
captureScreen('verify', `/auth/verify#${TOKEN}`, {
  signedOut: true,
  replies: [createMockReply(profile.verifyEmail, {})],
})

captureScreen('sign-in-without-mail', '/auth', {
  signedOut: true,
  variants: ['tablet'],
  replies: [createMockReply(pack.settings, { googleClientId: null, mail: false, build: 'picture' })],
})

captureScreen('sign-in-refused', '/auth', {
  signedOut: true,
  variants: ['phone'],
  replies: [createMockRefusal(accounts.signIn, 'PASSWORD_WRONG')],
  async prepare(page, textsOf) {
    const t = textsOf('accounts')
    await page.getByLabel(t('username')).fill('Momoka')
    await page.getByLabel(t('password'), { exact: true }).fill('lantern7')
    await page.keyboard.press('Enter')
  },
})

captureScreen('register-faults', '/auth/register', {
  signedOut: true,
  variants: ['phone', 'desk'],
  async prepare(page) {
    await page.locator('form button[type=submit]').click()
  },
})

captureScreen('reset-refused', `/auth/reset#${TOKEN}`, {
  signedOut: true,
  variants: ['phone'],
  replies: [createMockRefusal(profile.resetPassword, 'RESET_TOKEN_INVALID')],
  async prepare(page) {
    const fields = page.locator('form input')
    await fields.nth(0).fill('newer1')
    await fields.nth(1).fill('newer1')
    await page.keyboard.press('Enter')
  },
})

captureScreen('verify-refused', `/auth/verify#${TOKEN}`, {
  signedOut: true,
  variants: ['desk'],
  replies: [createMockRefusal(profile.verifyEmail, 'RESET_TOKEN_INVALID')],
})

captureScreen('verify-waiting', `/auth/verify#${TOKEN}`, {
  signedOut: true,
  variants: ['phone'],
  replies: [createPendingReply(profile.verifyEmail)],
})
