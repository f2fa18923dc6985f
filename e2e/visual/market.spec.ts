import { market } from '@otogi/contract/market'
import { wallet } from '@otogi/contract/wallet'
import { createAnswer, createPageAnswer, leavePending, createRefusal } from './answer.ts'
import { ownListings } from './answers/market.ts'
import { captureScreen } from './screen.ts'

const NONE = createPageAnswer(market.list, [], 0)

captureScreen('market', '/home/market')
captureScreen('market-own', '/home/market?owner=mine', {
  looks: ['phone', 'desk'],
  answers: [createPageAnswer(market.list, ownListings, ownListings.length)],
})
captureScreen('market-empty', '/home/market', { looks: ['phone'], answers: [NONE] })
captureScreen('market-own-empty', '/home/market?owner=mine', { looks: ['tablet'], answers: [NONE] })
captureScreen('market-none-such', '/home/market?name=nobody', { looks: ['desk'], answers: [NONE] })
captureScreen('market-waiting', '/home/market', { looks: ['tablet'], answers: [leavePending(market.list)] })
captureScreen('market-failed', '/home/market', { looks: ['phone'], answers: [createRefusal(market.list, 'TOO_MANY')] })

captureScreen('market-inbox', '/home/market', {
  looks: ['phone', 'desk'],
  act: (page, textsOf) => page.getByRole('button', { name: textsOf('market')('notices') }).click(),
})
captureScreen('market-inbox-empty', '/home/market', {
  looks: ['tablet'],
  answers: [createAnswer(market.inbox, [])],
  act: (page, textsOf) => page.getByRole('button', { name: textsOf('market')('notices') }).click(),
})
captureScreen('market-buy', '/home/market', {
  looks: ['phone', 'deskByDay'],
  answers: [createAnswer(wallet.find, { gachas: 48_210, throws: 3 })],
  act: (page, textsOf) =>
    page
      .getByRole('button', { name: new RegExp(textsOf('market')('buy')) })
      .first()
      .click(),
})
captureScreen('market-too-poor', '/home/market', {
  looks: ['phone'],
  act: (page, textsOf) =>
    page
      .getByRole('button', { name: new RegExp(textsOf('market')('buy')) })
      .first()
      .click(),
})
