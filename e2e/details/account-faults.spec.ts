import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@otogi/rules/languages/languages'
import type { Locator, Page, Route } from '@playwright/test'
import { REFUSALS, type RefusalCode } from '@otogi/contract/refusals'
import { expect, createName, signUp, test, expectNotice } from '../journey.ts'
import { loadTexts } from '../texts.ts'

/** Replaces the server's next reply to a call with this refusal. */
async function refuseNextCall(page: Page, path: string, code: RefusalCode): Promise<void> {
  const { status, text } = REFUSALS[code]
  await page.route(`**/api/${path}`, (route) => route.fulfill({ status, json: { error: text, code } }), { times: 1 })
}

/** Two failures without a text from the server: a call without a response, and an error response without a text. */
const NO_TEXT = [
  (route: Route) => route.abort('internetdisconnected'),
  (route: Route) => route.fulfill({ status: REFUSALS.FAULT.status, json: {} }),
]

/** Opens a page in a language, as a visitor. */
async function openInLanguage(page: Page, path: string, language: Language): Promise<void> {
  await page.goto(path)
  await page.getByRole('combobox', { name: /^(Language|Idioma)$/ }).selectOption(LANGUAGE_NAMES[language])
  await expect(page.locator('html')).toHaveAttribute('lang', language)
}

/** Replaces a field's text in one step, like a paste. */
async function pasteInto(page: Page, field: Locator, text: string): Promise<void> {
  await field.selectText()
  await page.keyboard.insertText(text)
}

/** Opens the registration form. Returns a function that fills in the form and sends it. */
function openRegistration(page: Page, language: Language) {
  const t = loadTexts(language, 'accounts')
  const form = page.getByRole('form')
  const fields = {
    email: form.getByLabel(t('email')),
    username: form.getByLabel(t('username')),
    password: form.getByLabel(t('password'), { exact: true }),
    repeat: form.getByLabel(t('repeat')),
  }
  const submit = async (values: Partial<Record<keyof typeof fields, string>>) => {
    for (const [field, value] of Object.entries(values)) await fields[field as keyof typeof fields].fill(value)
    await form.getByRole('button', { name: t('registerAction') }).click()
  }
  return { form, fields, write: submit }
}

/** Removes the session, so that the page behaves like one in another browser. */
async function removeSession(page: Page): Promise<void> {
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
}

for (const language of LANGUAGES) {
  const t = loadTexts(language, 'accounts')
  const refusals = loadTexts(language, 'refusals')

  test(`sign-in shows each error (${language})`, async ({ page, journey }) => {
    journey.allowRefusals()
    journey.allowRefusals(REFUSALS.FAULT.status)
    journey.allowLostConnections()
    const username = await signUp(page)
    await removeSession(page)
    await openInLanguage(page, '/auth', language)
    const form = page.getByRole('form')
    const name = form.getByLabel(t('username'))
    const password = form.getByLabel(t('password'), { exact: true })
    const submit = form.getByRole('button', { name: t('signInAction') })

    await submit.click()
    await expect(form.getByText(t('faultUsernameMissing'))).toBeVisible()
    await name.fill(username)
    await submit.click()
    await expect(form.getByText(t('faultPasswordMissing'))).toBeVisible()

    await name.fill('nobodyhere')
    await password.fill('lantern7')
    await submit.click()
    await expect(form.getByText(t('incorrectUsername'))).toBeVisible()
    await expect(name).toHaveValue('')
    await expect(password).toHaveValue('')
    await expect(name).toBeFocused()
    await journey.checkAccessibility('sign-in with a fault')

    await name.fill(username)
    await password.fill('secret2')
    await submit.click()
    await expect(form.getByText(t('incorrectPassword'))).toBeVisible()
    await expect(name).toHaveValue(username)
    await expect(password).toHaveValue('')
    await expect(password).toBeFocused()

    await password.fill('lantern7')
    const shown = (message: string) => form.getByText(t('findError').replace('{{message}}', message))
    await refuseNextCall(page, 'users/find', 'FAULT')
    await submit.click()
    await expect(shown(refusals('FAULT'))).toBeVisible()
    for (const answer of NO_TEXT) {
      await page.route('**/api/users/find', answer, { times: 1 })
      await submit.click()
      await expect(shown(refusals('UNREACHABLE'))).toBeVisible()
      await password.fill('secret')
      await expect(shown(refusals('UNREACHABLE'))).toBeHidden()
      await password.fill('lantern7')
    }
    await expect(password).toHaveValue('lantern7')

    await submit.click()
    await expect(page).toHaveURL(/\/home\/main$/)
    // A new account gets the language of the registration page.
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await page.context().clearCookies()
    await page.reload()
    await expectNotice(page, loadTexts('en', 'refusals')('SESSION_REQUIRED'))
    await expect(page).toHaveURL(/\d\/$/)
  })

  test(`registration shows each error in order (${language})`, async ({ page, journey }) => {
    journey.allowRefusals()
    const taken = await signUp(page)
    await removeSession(page)
    await openInLanguage(page, '/auth/register', language)
    const { form, fields, write } = openRegistration(page, language)

    await write({ email: 'nowhere', username: taken, password: 'short', repeat: 'other' })
    await expect(form.getByText(t('faultRepeat'))).toBeVisible()
    await expect(fields.repeat).toHaveValue('')
    await expect(fields.repeat).toBeFocused()

    await write({ repeat: 'short' })
    await expect(form.getByText(t('faultEmail'))).toBeVisible()
    await expect(fields.email).toHaveValue('')
    await expect(fields.email).toBeFocused()

    const name = createName()
    await write({ email: `${name}@example.org` })
    await expect(form.getByText(t('faultPasswordShort'))).toBeVisible()

    await write({ password: 'lantern7', repeat: 'lantern7' })
    await expect(form.getByText(t('usernameInUse'))).toBeVisible()
    for (const field of ['username', 'password', 'repeat'] as const) await expect(fields[field]).toHaveValue('')
    await expect(fields.username).toBeFocused()
    await journey.checkAccessibility('registration with a fault')

    await write({ email: `${taken}@example.org`, username: name, password: 'lantern7', repeat: 'lantern7' })
    await expect(form.getByText(t('emailInUse'))).toBeVisible()
    await expect(fields.email).toHaveValue('')
    await expect(fields.email).toBeFocused()

    const whole = { email: `${name}@example.org`, username: name, password: 'lantern7', repeat: 'lantern7' }
    for (const [code, key, field, cleared] of [
      ['PASSWORD_WRONG', 'wrongPassword', 'password', ['password', 'repeat']],
      ['PASSWORD_MISSING', 'wrongPassword', 'password', ['password', 'repeat']],
      ['EMAIL_MISSING', 'faultEmail', 'email', ['email']],
    ] as const) {
      await refuseNextCall(page, 'users/create', code)
      await write(whole)
      await expect(form.getByText(t(key))).toBeVisible()
      for (const one of cleared) await expect(fields[one]).toHaveValue('')
      await expect(fields[field]).toBeFocused()
    }
  })

  test(`registration keeps the typed values after other refusals (${language})`, async ({ page, journey }) => {
    await openInLanguage(page, '/auth/register', language)
    const { fields, write } = openRegistration(page, language)
    const name = createName()
    const whole = { email: `${name}@example.org`, username: name, password: 'lantern7', repeat: 'lantern7' }
    for (const code of ['FAULT', 'UNAVAILABLE', 'INVALID'] as const) {
      journey.allowRefusals(REFUSALS[code].status)
      await refuseNextCall(page, 'users/create', code)
      await write(whole)
      await expect(page.getByText(refusals(code))).toBeVisible()
      for (const [field, value] of Object.entries(whole)) {
        await expect(fields[field as keyof typeof fields]).toHaveValue(value)
      }
    }

    await fields.username.fill('')
    await fields.username.pressSequentially('a-b c!d_e')
    await expect(fields.username).toHaveValue('abcde')
    // The caret must not move when the field rejects input.
    await fields.username.press('ArrowLeft')
    await fields.username.pressSequentially('!-1')
    await expect(fields.username).toHaveValue('abcd1e')
    await pasteInto(page, fields.password, ' secret1234567890 ')
    await expect(fields.password).toHaveValue('secret123456789')
  })

  test(`settings show each error (${language})`, async ({ page, journey }) => {
    journey.allowRefusals()
    journey.allowRefusals(REFUSALS.FAULT.status)
    // Names in the settings are at most 14 characters.
    const taken = await signUp(page, createName().slice(0, 14))
    await removeSession(page)
    await signUp(page)
    await page.goto('/home/settings')
    await page.getByRole('button', { name: LANGUAGE_NAMES[language] }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    const s = loadTexts(language, 'settings')
    const name = page.getByLabel(s('newUsername'))
    const apply = page.getByRole('button', { name: s('apply') })

    await expect(apply).toBeDisabled()
    await pasteInto(page, name, ` ${taken.toUpperCase()} `)
    await apply.click()
    await expect(page.getByText(s('usernameTaken'))).toBeVisible()
    await expect(name).toHaveValue('')
    await expect(name).toBeFocused()

    await name.fill('other')
    await refuseNextCall(page, 'users/updateUser', 'FAULT')
    await apply.click()
    await expect(page.getByText(s('error').replace('{{message}}', refusals('FAULT')))).toBeVisible()

    const picture = page.locator('input[type=file]')
    await picture.setInputFiles({ name: 'drawing.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') })
    await expect(page.getByText(s('pictureType'))).toBeVisible()
    await picture.setInputFiles({
      name: 'large.png',
      mimeType: 'image/png',
      buffer: Buffer.alloc(10 * 1024 * 1024 + 1),
    })
    await expect(page.getByText(s('pictureSize'))).toBeVisible()
    await picture.setInputFiles({ name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
    // Searches for the Apply button next to the picture, because the username form has one too.
    await picture
      .locator('..')
      .getByRole('button', { name: s('apply') })
      .click()
    await expect(page.getByText(s('error').replace('{{message}}', refusals('PICTURE_REFUSED')))).toBeVisible()
    await journey.checkAccessibility('settings with a fault')
  })
}
