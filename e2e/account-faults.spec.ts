import type { Page } from '@playwright/test'
import { REFUSALS, type RefusalCode } from '@otogi/contract/refusals'
import { expect, freshName, signUp, test } from './journey.ts'
import { LANGUAGES, textsOf, type Language } from './texts.ts'

/** Makes the server's next answer to a call the refusal with this code. */
async function refuse(page: Page, path: string, code: RefusalCode): Promise<void> {
  const { status, text } = REFUSALS[code]
  await page.route(`**/api/${path}`, (route) => route.fulfill({ status, json: { error: text, code } }), { times: 1 })
}

const NAMES = { en: 'English', es: 'Español' } as const

/** Opens a page for visitors in a language. */
async function open(page: Page, path: string, language: Language): Promise<void> {
  await page.goto(path)
  await page.getByRole('combobox', { name: /^(Language|Idioma)$/ }).selectOption(NAMES[language])
  await expect(page.locator('html')).toHaveAttribute('lang', language)
}

/** Leaves the account as if the browser were another one. */
async function leave(page: Page): Promise<void> {
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
}

for (const language of LANGUAGES) {
  const t = textsOf(language, 'accounts')
  const refusals = textsOf(language, 'refusals')

  test(`sign-in names each fault (${language})`, async ({ page, journey }) => {
    journey.allowRefusals()
    const username = await signUp(page)
    await leave(page)
    await open(page, '/auth', language)
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
    await password.fill('secret1')
    await submit.click()
    await expect(form.getByText(t('incorrectUsername'))).toBeVisible()
    await expect(name).toHaveValue('')
    await expect(password).toHaveValue('')
    await expect(name).toBeFocused()
    await journey.accessible('sign-in with a fault')

    await name.fill(username)
    await password.fill('secret2')
    await submit.click()
    await expect(form.getByText(t('incorrectPassword'))).toBeVisible()
    await expect(name).toHaveValue(username)
    await expect(password).toHaveValue('')
    await expect(password).toBeFocused()

    await password.fill('secret1')
    await refuse(page, 'users/find', 'FAULT')
    await submit.click()
    await expect(form.getByText(t('findError').replace('{{message}}', refusals('FAULT')))).toBeVisible()

    await submit.click()
    await expect(page).toHaveURL(/\/home\/main$/)
  })

  test(`registration names each fault in its order (${language})`, async ({ page, journey }) => {
    journey.allowRefusals()
    const taken = await signUp(page)
    await leave(page)
    await open(page, '/auth/register', language)
    const form = page.getByRole('form')
    const fields = {
      email: form.getByLabel(t('email')),
      username: form.getByLabel(t('username')),
      password: form.getByLabel(t('password'), { exact: true }),
      repeat: form.getByLabel(t('repeat')),
    }
    const submit = form.getByRole('button', { name: t('registerAction') })
    const write = async (values: Partial<Record<keyof typeof fields, string>>) => {
      for (const [field, value] of Object.entries(values)) await fields[field as keyof typeof fields].fill(value)
      await submit.click()
    }

    await write({ email: 'nowhere', username: taken, password: 'short', repeat: 'other' })
    await expect(form.getByText(t('faultRepeat'))).toBeVisible()
    await expect(fields.repeat).toHaveValue('')
    await expect(fields.repeat).toBeFocused()

    await write({ repeat: 'short' })
    await expect(form.getByText(t('faultEmail'))).toBeVisible()
    await expect(fields.email).toHaveValue('')
    await expect(fields.email).toBeFocused()

    const name = freshName()
    await write({ email: `${name}@example.org` })
    await expect(form.getByText(t('faultPasswordShort'))).toBeVisible()

    await write({ password: 'secret1', repeat: 'secret1' })
    await expect(form.getByText(t('usernameInUse'))).toBeVisible()
    for (const field of ['username', 'password', 'repeat'] as const) await expect(fields[field]).toHaveValue('')
    await expect(fields.username).toBeFocused()
    await journey.accessible('registration with a fault')

    await write({ email: `${taken}@example.org`, username: name, password: 'secret1', repeat: 'secret1' })
    await expect(form.getByText(t('emailInUse'))).toBeVisible()

    for (const [code, key] of [
      ['PASSWORD_WRONG', 'wrongPassword'],
      ['PASSWORD_MISSING', 'wrongPassword'],
      ['EMAIL_MISSING', 'faultEmail'],
    ] as const) {
      await refuse(page, 'users/create', code)
      await write({ email: `${name}@example.org`, username: name, password: 'secret1', repeat: 'secret1' })
      await expect(form.getByText(t(key))).toBeVisible()
    }

    await fields.username.fill('')
    await fields.username.pressSequentially('a-b c!d_e')
    await expect(fields.username).toHaveValue('abcde')
  })

  test(`settings name each fault (${language})`, async ({ page, journey }) => {
    journey.allowRefusals()
    const taken = await signUp(page)
    await leave(page)
    await signUp(page)
    await page.goto('/home/settings')
    await page.getByRole('button', { name: NAMES[language] }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    const s = textsOf(language, 'settings')
    const name = page.getByLabel(s('newUsername'))
    const apply = page.getByRole('button', { name: s('apply') })

    await expect(apply).toBeHidden()
    await name.fill(taken.slice(0, 14).toUpperCase())
    await refuse(page, 'users/updateUser', 'USERNAME_TAKEN')
    await apply.click()
    await expect(page.getByText(s('usernameTaken'))).toBeVisible()
    await expect(name).toHaveValue('')

    await name.fill('other')
    await refuse(page, 'users/updateUser', 'FAULT')
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
    // The new username waits to be applied as well, under the same word.
    await picture
      .locator('..')
      .getByRole('button', { name: s('apply') })
      .click()
    await expect(page.getByText(s('error').replace('{{message}}', refusals('PICTURE_REFUSED')))).toBeVisible()
    await journey.accessible('settings with a fault')
  })
}
