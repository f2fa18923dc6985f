import { summon } from '@otogi/contract/summon'
import { wallet } from '@otogi/contract/wallet'
import type { Page } from '@playwright/test'
import { createAnswer, leavePending, createRefusal } from './answer.ts'
import { banners, noPulls, fairness, summoned } from './answers/summon.ts'
import { captureScreen } from './screen.ts'

/** Starts a pull on the banner page, because the page of a pull shows nothing without an order. */
async function orderPull(page: Page): Promise<void> {
  await page.evaluate(() => {
    const state = { type: 'normal', anime: null, count: 10, pityCount: 43, gachas: 3240, key: 'one' }
    history.pushState(state, '', '/summoning')
  })
}

captureScreen('summon', '/home/summon')
captureScreen('summon-none', '/home/summon', { looks: ['phone'], answers: [createAnswer(summon.banners, [])] })
captureScreen('summon-general-alone', '/home/summon', {
  looks: ['desk'],
  answers: [createAnswer(summon.banners, banners.slice(0, 1))],
})
captureScreen('summon-waiting', '/home/summon', { looks: ['tablet'], answers: [leavePending(summon.banners)] })
captureScreen('summon-failed', '/home/summon', {
  looks: ['phone'],
  answers: [createRefusal(summon.banners, 'TOO_MANY')],
})

captureScreen('summon-confirm', '/home/summon', {
  looks: ['phone', 'desk'],
  act: (page, textsOf) =>
    page
      .getByRole('button', { name: new RegExp(textsOf('summon')('tenCards')) })
      .first()
      .click(),
})
captureScreen('summon-too-poor', '/home/summon', {
  looks: ['phone'],
  answers: [createAnswer(wallet.find, { gachas: 40, throws: 43 })],
  act: (page, textsOf) =>
    page
      .getByRole('button', { name: new RegExp(textsOf('summon')('tenCards')) })
      .first()
      .click(),
})

captureScreen('summoning-face-down', '/home/summon', { looks: ['phone', 'tablet'], act: orderPull })
captureScreen('summoning-turned', '/home/summon', {
  async act(page, textsOf) {
    await orderPull(page)
    await page.getByRole('button', { name: textsOf('summon')('skip') }).click()
  },
})
captureScreen('summoning-one', '/home/summon', {
  looks: ['phone', 'desk'],
  answers: [createAnswer(summon.pull, summoned.slice(5, 6))],
  async act(page, textsOf) {
    await orderPull(page)
    await page.getByRole('button', { name: textsOf('summon')('skip') }).click()
  },
})
captureScreen('summoning-waiting', '/home/summon', {
  looks: ['phone'],
  answers: [leavePending(summon.pull)],
  act: orderPull,
})
captureScreen('summoning-refused', '/home/summon', {
  looks: ['tablet'],
  answers: [createRefusal(summon.pull, 'INSUFFICIENT_GACHAS')],
  act: orderPull,
})

captureScreen('odds', '/home/summon/odds')
captureScreen('odds-failed', '/home/summon/odds', {
  looks: ['phone'],
  answers: [createRefusal(summon.odds, 'TOO_MANY')],
})

captureScreen('pulls', '/home/summon/history')
captureScreen('pulls-none', '/home/summon/history', {
  looks: ['phone'],
  answers: [createAnswer(summon.history, noPulls)],
})
captureScreen('pulls-none-such', '/home/summon/history?rarity=SS', {
  looks: ['desk'],
  answers: [createAnswer(summon.history, noPulls)],
})
captureScreen('pulls-waiting', '/home/summon/history', { looks: ['tablet'], answers: [leavePending(summon.history)] })
captureScreen('pulls-failed', '/home/summon/history', {
  looks: ['phone'],
  answers: [createRefusal(summon.history, 'TOO_MANY')],
})

captureScreen('fairness', '/home/summon/fairness')
captureScreen('fairness-nothing-revealed', '/home/summon/fairness', {
  looks: ['tablet'],
  answers: [createAnswer(summon.fairness, { ...fairness, counter: 0, revealed: [] })],
})
captureScreen('fairness-failed', '/home/summon/fairness', {
  looks: ['phone'],
  answers: [createRefusal(summon.fairness, 'TOO_MANY')],
})
