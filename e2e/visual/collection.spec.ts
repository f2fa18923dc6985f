import { collection } from '@otogi/contract/collection'
import { market } from '@otogi/contract/market'
import { answer, never, refuse } from './answer.ts'
import { cardAt, cards, held } from './answers/cards.ts'
import { portray } from './screen.ts'

const NOTHING = answer(collection.find, { ...held, cards: [], favourites: [] })
const OWNED_CARD = `/home/collection/${cardAt(0)._id}`
const OTHER_CARD = `/home/collection/${cardAt(4)._id}`

portray('collection', '/home/collection')
portray('collection-empty', '/home/collection?owned=obtained', { looks: ['phone'], answers: [NOTHING] })
portray('collection-none-such', '/home/collection?name=nobody', { looks: ['desk'] })
portray('collection-waiting', '/home/collection', {
  looks: ['tablet'],
  answers: [never(collection.cards), never(collection.find)],
})
portray('collection-failed', '/home/collection', {
  looks: ['phone'],
  answers: [refuse(collection.cards, 'TOO_MANY'), refuse(collection.find, 'TOO_MANY')],
})
portray('collection-dialog', '/home/collection', {
  looks: ['phone', 'desk'],
  act: (page) => page.locator('main button[aria-haspopup=dialog]').first().click(),
})

portray('sets', '/home/collection?tab=sets')
portray('sets-all', '/home/collection?tab=sets', {
  looks: ['phone'],
  answers: [answer(collection.find, { ...held, cards: cards.map(({ _id }) => _id) })],
})

portray('card', OWNED_CARD)
portray('card-not-owned', OTHER_CARD, {
  looks: ['phone', 'deskByDay'],
  answers: [answer(market.prices, { sales: [], median: null, offers: [] }), answer(collection.provenance, [])],
})
portray('card-unknown', '/home/collection/nobody', { looks: ['tablet'] })
portray('card-waiting', OWNED_CARD, { looks: ['tablet'], answers: [never(collection.cards)] })
