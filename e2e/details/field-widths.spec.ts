import type { Locator, Page } from '@playwright/test'
import { findGuessField } from '../guessing.ts'
import { expect, signUp, test } from '../journey.ts'

/** The expected field width for each window width. The layout changes below 740 px and below 400 px. */
const WIDTHS = [
  [1280, 500],
  [1200, 500],
  [1024, 500],
  [1003, 500],
  [920, 500],
  [740, 500],
  [739, 260],
  [400, 260],
  [399, 200],
  [360, 200],
] as const

/** Measures the width of the whole field, which includes the border around its input. */
async function expectWidths(page: Page, inputs: Locator): Promise<void> {
  for (const [window, width] of WIDTHS) {
    await page.setViewportSize({ width: window, height: 900 })
    // The navigation starts collapsed in narrow windows.
    await page.reload()
    await expect(inputs.first()).toBeEnabled()
    const widths = () => inputs.evaluateAll((all) => all.map((one) => one.parentElement?.getBoundingClientRect().width))
    const count = await inputs.count()
    await expect.poll(widths, `in a window of ${window}`).toEqual(Array.from({ length: count }, () => width))
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  }
}

test('text fields are 500, 260 or 200 pixels wide, depending on the width of the window', async ({ page }) => {
  const inputs = page.getByRole('form').getByRole('textbox')
  await page.goto('/auth')
  await expect(inputs).toHaveCount(2)
  await expectWidths(page, inputs)
  await page.goto('/auth/register')
  await expect(inputs).toHaveCount(4)
  await expectWidths(page, inputs)
  await page.setViewportSize({ width: 1280, height: 900 })
  await signUp(page)
  await page.goto('/home/games/image')
  await expectWidths(page, await findGuessField(page, 'image'))
})

for (const locale of ['en-GB', 'es-ES']) {
  test.describe(`with the browser language ${locale}`, () => {
    test.use({ locale, viewport: { width: 360, height: 740 } })

    test('the placeholders of the guess fields fit the narrowest field', async ({ page }) => {
      await signUp(page)
      for (const game of ['image', 'silueta']) {
        await page.goto(`/home/games/${game}`)
        const field = page.getByRole('combobox').last()
        await expect(field).toBeEnabled()
        expect(await field.evaluate(measureSpareWidth)).toBeGreaterThanOrEqual(0)
      }
    })
  })
}

/** Runs in the page. Returns the width that a placeholder leaves free. */
function measureSpareWidth(field: HTMLElement | SVGElement): number {
  const style = getComputedStyle(field)
  const context = document.createElement('canvas').getContext('2d')
  if (!context || !(field instanceof HTMLInputElement)) throw new Error('there is no field')
  context.font = style.font
  const margins = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight)
  return field.clientWidth - margins - context.measureText(field.placeholder).width
}
