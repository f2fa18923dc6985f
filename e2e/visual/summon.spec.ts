import { summon } from '@otogi/contract/summon'
import { wallet } from '@otogi/contract/wallet'
import type { Page } from '@playwright/test'
import { createMockReply, createPendingReply, createMockRefusal } from './mock-reply.ts'
import { banners, noPulls, fairness, summoned } from './replies/summon.ts'
import { captureScreen } from './screen.ts'

/** Opens the page that shows a pull, as if the player had just confirmed the pull. */
async function openSummoningPage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const state = { type: 'normal', anime: null, count: 10, pityCount: 43, gachas: 3240, key: 'one' }
    history.pushState(state, '', '/summoning')
  })
}

captureScreen('summon', '/home/summon')
captureScreen('summon-none', '/home/summon', { variants: ['phone'], replies: [createMockReply(summon.banners, [])] })
captureScreen('summon-general-alone', '/home/summon', {
  variants: ['desk'],
  replies: [createMockReply(summon.banners, banners.slice(0, 1))],
})
captureScreen('summon-waiting', '/home/summon', { variants: ['tablet'], replies: [createPendingReply(summon.banners)] })
captureScreen('summon-failed', '/home/summon', {
  variants: ['phone'],
  replies: [createMockRefusal(summon.banners, 'TOO_MANY')],
})

captureScreen('summon-confirm', '/home/summon', {
  variants: ['phone', 'desk'],
  prepare: (page, textsOf) =>
    page
      .getByRole('button', { name: new RegExp(textsOf('summon')('tenCards')) })
      .first()
      .click(),
})
captureScreen('summon-too-poor', '/home/summon', {
  variants: ['phone'],
  replies: [createMockReply(wallet.find, { gachas: 40, throws: 43 })],
  prepare: (page, textsOf) =>
    page
      .getByRole('button', { name: new RegExp(textsOf('summon')('tenCards')) })
      .first()
      .click(),
})

captureScreen('summoning-face-down', '/home/summon', { variants: ['phone', 'tablet'], prepare: openSummoningPage })
captureScreen('summoning-turned', '/home/summon', {
  async prepare(page, textsOf) {
    await openSummoningPage(page)
    await page.getByRole('button', { name: textsOf('summon')('skip') }).click()
  },
})
captureScreen('summoning-one', '/home/summon', {
  variants: ['phone', 'desk'],
  replies: [createMockReply(summon.pull, summoned.slice(5, 6))],
  async prepare(page, textsOf) {
    await openSummoningPage(page)
    await page.getByRole('button', { name: textsOf('summon')('skip') }).click()
  },
})
captureScreen('summoning-waiting', '/home/summon', {
  variants: ['phone'],
  replies: [createPendingReply(summon.pull)],
  prepare: openSummoningPage,
})
captureScreen('summoning-refused', '/home/summon', {
  variants: ['tablet'],
  replies: [createMockRefusal(summon.pull, 'INSUFFICIENT_GACHAS')],
  prepare: openSummoningPage,
})

captureScreen('odds', '/home/summon/odds')
captureScreen('odds-failed', '/home/summon/odds', {
  variants: ['phone'],
  replies: [createMockRefusal(summon.odds, 'TOO_MANY')],
})

captureScreen('pulls', '/home/summon/history')
captureScreen('pulls-none', '/home/summon/history', {
  variants: ['phone'],
  replies: [createMockReply(summon.history, noPulls)],
})
captureScreen('pulls-none-such', '/home/summon/history?rarity=SS', {
  variants: ['desk'],
  replies: [createMockReply(summon.history, noPulls)],
})
captureScreen('pulls-waiting', '/home/summon/history', {
  variants: ['tablet'],
  replies: [createPendingReply(summon.history)],
})
captureScreen('pulls-failed', '/home/summon/history', {
  variants: ['phone'],
  replies: [createMockRefusal(summon.history, 'TOO_MANY')],
})

captureScreen('fairness', '/home/summon/fairness')
captureScreen('fairness-nothing-revealed', '/home/summon/fairness', {
  variants: ['tablet'],
  replies: [createMockReply(summon.fairness, { ...fairness, counter: 0, revealed: [] })],
})
captureScreen('fairness-failed', '/home/summon/fairness', {
  variants: ['phone'],
  replies: [createMockRefusal(summon.fairness, 'TOO_MANY')],
})
