import { collection, summon } from '@otogi/contract/routes'
import type { Page } from '@playwright/test'
import { giveGachas } from '../control-api.ts'
import { solvePuzzle } from '../guessing.ts'
import { expect, expectNotice, signUp, test } from '../journey.ts'
import { matchText } from '../texts.ts'

type Card = { _id: string; anime_name: string; rarity: string; titles: { en: string; es: string } }

const NOTICES = {
  en: {
    set: (title: string) => `You completed the set “${title}”!`,
    firstSs: 'Your first SS card:',
    normal: 'NORMAL is unlocked in every game!',
    hard: 'HARD is unlocked in every game!',
  },
  es: {
    set: (title: string) => `¡Has completado la serie «${title}»!`,
    firstSs: 'Tu primera carta SS:',
    normal: '¡NORMAL desbloqueado en todos los juegos!',
    hard: '¡DIFÍCIL desbloqueado en todos los juegos!',
  },
}

for (const [width, language] of [
  [360, 'es'],
  [1280, 'en'],
] as const) {
  test(`at ${width} px, a completed set, a first SS card and earned modes are celebrated once (${language})`, async ({
    page,
    journey,
  }) => {
    await page.setViewportSize({ width, height: 740 })
    await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language)
    await signUp(page)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('achievements'))).not.toBeNull()
    await giveGachas(page, 2500)
    await repeatTenPull(page, 1)
    const set = await mockCompleteSet(page)
    await page.goto('/home/main')
    await expectNotice(page, NOTICES[language].set(set[0]?.titles[language] ?? ''))
    // A phone shows one message at a time, so that messages do not cover the page.
    const messages = page.getByRole('button', { name: matchText('ui.dismiss') })
    if (width < 741) {
      await expect(messages).toHaveCount(1)
      await messages.click()
    } else await expect(messages).toHaveCount(2)
    await expectNotice(page, NOTICES[language].firstSs)
    await journey.checkAccessibility('a completed set and a first SS card')
    await page.reload()
    await expect(page.getByRole('main').getByRole('navigation').first()).toBeVisible()
    await expect(page.getByText(NOTICES[language].firstSs)).toHaveCount(0)

    await repeatTenPull(page, 24)
    await page.goto('/home/games/image?mode=2')
    await expectNotice(page, NOTICES[language].normal)
    await expectNotice(page, NOTICES[language].hard)
    await expect(page.getByRole('button', { name: /^(Unlock|Desbloquear)$/ })).toHaveCount(0)
    await expect(page.getByRole('combobox')).toBeEnabled()
  })
}

test('the win with which a player reaches a level is celebrated', async ({ page }) => {
  await signUp(page)
  for (const game of ['image', 'silueta', 'eyes'] as const) {
    await page.goto(`/home/games/${game}`)
    await solvePuzzle(page, game)
    const celebration = page.getByText('You reached level 2!')
    await (game === 'eyes' ? expect(celebration).toBeVisible() : expect(celebration).toHaveCount(0))
  }
})

/** Summons ten cards several times, without opening the summon pages. */
async function repeatTenPull(page: Page, times: number): Promise<void> {
  const id = await page.evaluate(() => localStorage.getItem('_id'))
  for (let n = 0; n < times; n++) {
    const answer = await page.request.post(summon.pull.path, { data: { id, raritys: Array(10).fill('B') } })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
}

/** Changes the replies to this page, so that the player owns all cards of one series that has an SS card. */
async function mockCompleteSet(page: Page): Promise<Card[]> {
  const cards = (await (await page.request.get(collection.cards.path)).json()) as Card[]
  const anime = cards.find(({ rarity }) => rarity === 'SS')?.anime_name
  const set = cards.filter(({ anime_name: own }) => own === anime)
  await page.route(`**${collection.find.path}*`, async (route) => {
    const answer = await route.fetch()
    const owned = (await answer.json()) as { cards: string[] }
    await route.fulfill({ response: answer, json: { ...owned, cards: [...owned.cards, ...set.map(({ _id }) => _id)] } })
  })
  return set
}
