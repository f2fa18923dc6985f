import { market } from '@otogi/contract/market'
import { wallet } from '@otogi/contract/wallet'
import { createMockReply, createMockPage, createPendingReply, createMockRefusal } from './mock-reply.ts'
import { ownListings } from './replies/market.ts'
import { captureScreen } from './screen.ts'

const NONE = createMockPage(market.list, [], 0)

captureScreen('market', '/home/market')
captureScreen('market-own', '/home/market?owner=mine', {
  variants: ['phone', 'desk'],
  replies: [createMockPage(market.list, ownListings, ownListings.length)],
})
captureScreen('market-empty', '/home/market', { variants: ['phone'], replies: [NONE] })
captureScreen('market-own-empty', '/home/market?owner=mine', { variants: ['tablet'], replies: [NONE] })
captureScreen('market-none-such', '/home/market?name=nobody', { variants: ['desk'], replies: [NONE] })
captureScreen('market-waiting', '/home/market', { variants: ['tablet'], replies: [createPendingReply(market.list)] })
captureScreen('market-failed', '/home/market', {
  variants: ['phone'],
  replies: [createMockRefusal(market.list, 'TOO_MANY')],
})

captureScreen('market-inbox', '/home/market', {
  variants: ['phone', 'desk'],
  prepare: (page, textsOf) => page.getByRole('button', { name: textsOf('market')('notices') }).click(),
})
captureScreen('market-inbox-empty', '/home/market', {
  variants: ['tablet'],
  replies: [createMockReply(market.inbox, [])],
  prepare: (page, textsOf) => page.getByRole('button', { name: textsOf('market')('notices') }).click(),
})
captureScreen('market-buy', '/home/market', {
  variants: ['phone', 'deskByDay'],
  replies: [createMockReply(wallet.find, { gachas: 48_210, throws: 3 })],
  prepare: (page, textsOf) =>
    page
      .getByRole('button', { name: new RegExp(textsOf('market')('buy')) })
      .first()
      .click(),
})
captureScreen('market-too-poor', '/home/market', {
  variants: ['phone'],
  prepare: (page, textsOf) =>
    page
      .getByRole('button', { name: new RegExp(textsOf('market')('buy')) })
      .first()
      .click(),
})
