import type { Page } from '@playwright/test'
import { expect, signUp, test } from '../journey.ts'
import { confirmPull, requestSummon } from '../summoning.ts'
import { matchText } from '../texts.ts'

/** The parts of the window that a notch and a gesture bar cover, in portrait and landscape. */
const SCREENS = [
  { width: 390, height: 844, insets: { top: 47, bottom: 34, left: 0, right: 0 } },
  { width: 844, height: 390, insets: { top: 0, bottom: 21, left: 47, right: 47 } },
] as const

type Screen = (typeof SCREENS)[number]

/** Lists the page's controls that the notch or the gesture bar hides when the page is scrolled to its top or end. */
async function listCoveredElements(page: Page, { insets }: Screen): Promise<string[]> {
  return page.evaluate(({ top, bottom, left, right }) => {
    const found = new Set<string>()
    const check = (isEnd: boolean) => {
      for (const element of document.querySelectorAll('a, button, input')) {
        if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[inert]')) continue

        const box = element.getBoundingClientRect()
        if (box.right < 0 || box.left > innerWidth || box.bottom < 0 || box.top > innerHeight) continue
        const isCovered =
          box.left < left - 0.5 ||
          box.right > innerWidth - right + 0.5 ||
          (!isEnd && box.top < top - 0.5) ||
          (isEnd && !element.closest('#navigation') && box.bottom > innerHeight - bottom + 0.5)
        if (isCovered)
          found.add(`${element.tagName} ${element.textContent || element.ariaLabel}: ${JSON.stringify(box)}`)
      }
    }
    scrollTo(0, 0)
    check(false)
    scrollTo(0, document.documentElement.scrollHeight)
    check(true)
    return [...found]
  }, insets)
}

for (const screen of SCREENS) {
  const { width, height, insets } = screen
  test.describe(`at ${width}x${height} with a notch`, () => {
    test.use({ viewport: { width, height }, isMobile: true, hasTouch: true })

    test('no control is covered', async ({ page }) => {
      const client = await page.context().newCDPSession(page)
      await client.send('Emulation.setSafeAreaInsetsOverride', { insets })
      for (const path of ['/', '/auth', '/auth/register', '/odds']) {
        await page.goto(path)
        await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
        expect(await listCoveredElements(page, screen), path).toEqual([])
      }
      await signUp(page)
      for (const path of ['/home/main', '/home/games/image', '/home/summon']) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
        expect(await listCoveredElements(page, screen), path).toEqual([])
      }
      await requestSummon(page, 1)
      await confirmPull(page)
      await expect(page.getByRole('button', { name: matchText('summon.skip') })).toBeVisible()
      expect(await listCoveredElements(page, screen), 'reveal').toEqual([])
    })
  })
}
