import { collection } from '@otogi/contract/collection'
import { market } from '@otogi/contract/market'
import { createAnswer, leavePending, createRefusal } from './answer.ts'
import { createCard, cards, held } from './answers/cards.ts'
import { captureScreen } from './screen.ts'

const NOTHING = createAnswer(collection.find, { ...held, cards: [], favourites: [] })
const OWNED_CARD = `/home/collection/${createCard(0)._id}`
const OTHER_CARD = `/home/collection/${createCard(4)._id}`

captureScreen('collection', '/home/collection')
captureScreen('collection-empty', '/home/collection?owned=obtained', { looks: ['phone'], answers: [NOTHING] })
captureScreen('collection-none-such', '/home/collection?name=nobody', { looks: ['desk'] })
captureScreen('collection-waiting', '/home/collection', {
  looks: ['tablet'],
  answers: [leavePending(collection.cards), leavePending(collection.find)],
})
captureScreen('collection-failed', '/home/collection', {
  looks: ['phone'],
  answers: [createRefusal(collection.cards, 'TOO_MANY'), createRefusal(collection.find, 'TOO_MANY')],
})
captureScreen('collection-dialog', '/home/collection', {
  looks: ['phone', 'desk'],
  act: (page) => page.locator('main button[aria-haspopup=dialog]').first().click(),
})

captureScreen('sets', '/home/collection?tab=sets')
captureScreen('sets-all', '/home/collection?tab=sets', {
  looks: ['phone'],
  answers: [createAnswer(collection.find, { ...held, cards: cards.map(({ _id }) => _id) })],
})

captureScreen('card', OWNED_CARD)
captureScreen('card-not-owned', OTHER_CARD, {
  looks: ['phone', 'deskByDay'],
  answers: [
    createAnswer(market.prices, { sales: [], median: null, offers: [] }),
    createAnswer(collection.provenance, []),
  ],
})
captureScreen('card-unknown', '/home/collection/nobody', { looks: ['tablet'] })
captureScreen('card-waiting', OWNED_CARD, { looks: ['tablet'], answers: [leavePending(collection.cards)] })
