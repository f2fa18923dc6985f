import { market } from '@otogi/contract/market'
import { wallet } from '@otogi/contract/wallet'
import { answer, answerPage, never, refuse } from './answer.ts'
import { ownListings } from './answers/market.ts'
import { portray } from './screen.ts'

const NONE = answerPage(market.list, [], 0)

portray('market', '/home/market')
portray('market-own', '/home/market?owner=mine', {
  looks: ['phone', 'desk'],
  answers: [answerPage(market.list, ownListings, ownListings.length)],
})
portray('market-empty', '/home/market', { looks: ['phone'], answers: [NONE] })
portray('market-own-empty', '/home/market?owner=mine', { looks: ['tablet'], answers: [NONE] })
portray('market-none-such', '/home/market?name=nobody', { looks: ['desk'], answers: [NONE] })
portray('market-waiting', '/home/market', { looks: ['tablet'], answers: [never(market.list)] })
portray('market-failed', '/home/market', { looks: ['phone'], answers: [refuse(market.list, 'TOO_MANY')] })

portray('market-inbox', '/home/market', {
  looks: ['phone', 'desk'],
  act: (page, textsOf) => page.getByRole('button', { name: textsOf('market')('notices') }).click(),
})
portray('market-inbox-empty', '/home/market', {
  looks: ['tablet'],
  answers: [answer(market.inbox, [])],
  act: (page, textsOf) => page.getByRole('button', { name: textsOf('market')('notices') }).click(),
})
portray('market-buy', '/home/market', {
  looks: ['phone', 'deskByDay'],
  answers: [answer(wallet.find, { gachas: 48_210, throws: 3 })],
  act: (page, textsOf) =>
    page
      .getByRole('button', { name: new RegExp(textsOf('market')('buy')) })
      .first()
      .click(),
})
portray('market-too-poor', '/home/market', {
  looks: ['phone'],
  act: (page, textsOf) =>
    page
      .getByRole('button', { name: new RegExp(textsOf('market')('buy')) })
      .first()
      .click(),
})
