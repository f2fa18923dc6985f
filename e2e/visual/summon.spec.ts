import { summon } from '@otogi/contract/summon'
import { wallet } from '@otogi/contract/wallet'
import type { Page } from '@playwright/test'
import { answer, never, refuse } from './answer.ts'
import { banners, noPulls, fairness, summoned } from './answers/summon.ts'
import { portray } from './screen.ts'

/** A summon starts on the banner page; opening its address alone does nothing. */
async function order(page: Page): Promise<void> {
  await page.evaluate(() => {
    const state = { type: 'normal', anime: null, count: 10, throws: 43, gachas: 3240, key: 'one' }
    history.pushState(state, '', '/summoning')
  })
}

portray('summon', '/home/summon')
portray('summon-none', '/home/summon', { looks: ['phone'], answers: [answer(summon.banners, [])] })
portray('summon-general-alone', '/home/summon', {
  looks: ['desk'],
  answers: [answer(summon.banners, banners.slice(0, 1))],
})
portray('summon-waiting', '/home/summon', { looks: ['tablet'], answers: [never(summon.banners)] })
portray('summon-failed', '/home/summon', { looks: ['phone'], answers: [refuse(summon.banners, 'TOO_MANY')] })

portray('summon-confirm', '/home/summon', {
  looks: ['phone', 'desk'],
  act: (page, textsOf) =>
    page
      .getByRole('button', { name: new RegExp(textsOf('summon')('tenCards')) })
      .first()
      .click(),
})
portray('summon-too-poor', '/home/summon', {
  looks: ['phone'],
  answers: [answer(wallet.find, { gachas: 40, throws: 43 })],
  act: (page, textsOf) =>
    page
      .getByRole('button', { name: new RegExp(textsOf('summon')('tenCards')) })
      .first()
      .click(),
})

portray('summoning-face-down', '/home/summon', { looks: ['phone', 'tablet'], act: order })
portray('summoning-turned', '/home/summon', {
  async act(page, textsOf) {
    await order(page)
    await page.getByRole('button', { name: textsOf('summon')('skip') }).click()
  },
})
portray('summoning-one', '/home/summon', {
  looks: ['phone', 'desk'],
  answers: [answer(summon.pull, summoned.slice(5, 6))],
  async act(page, textsOf) {
    await order(page)
    await page.getByRole('button', { name: textsOf('summon')('skip') }).click()
  },
})
portray('summoning-waiting', '/home/summon', { looks: ['phone'], answers: [never(summon.pull)], act: order })
portray('summoning-refused', '/home/summon', {
  looks: ['tablet'],
  answers: [refuse(summon.pull, 'INSUFFICIENT_GACHAS')],
  act: order,
})

portray('odds', '/home/summon/odds')
portray('odds-failed', '/home/summon/odds', { looks: ['phone'], answers: [refuse(summon.odds, 'TOO_MANY')] })

portray('pulls', '/home/summon/history')
portray('pulls-none', '/home/summon/history', { looks: ['phone'], answers: [answer(summon.history, noPulls)] })
portray('pulls-none-such', '/home/summon/history?rarity=SS', {
  looks: ['desk'],
  answers: [answer(summon.history, noPulls)],
})
portray('pulls-waiting', '/home/summon/history', { looks: ['tablet'], answers: [never(summon.history)] })
portray('pulls-failed', '/home/summon/history', { looks: ['phone'], answers: [refuse(summon.history, 'TOO_MANY')] })

portray('fairness', '/home/summon/fairness')
portray('fairness-nothing-revealed', '/home/summon/fairness', {
  looks: ['tablet'],
  answers: [answer(summon.fairness, { ...fairness, counter: 0, revealed: [] })],
})
portray('fairness-failed', '/home/summon/fairness', {
  looks: ['phone'],
  answers: [refuse(summon.fairness, 'TOO_MANY')],
})
