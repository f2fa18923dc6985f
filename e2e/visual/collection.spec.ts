import { collection } from '@otogi/contract/collection'
import { market } from '@otogi/contract/market'
import { createMockReply, createPendingReply, createMockRefusal } from './mock-reply.ts'
import { createCard, cards, collectionReply } from './replies/cards.ts'
import { captureScreen } from './screen.ts'

const NOTHING = createMockReply(collection.find, { ...collectionReply, cards: [], favourites: [], newestFirst: [] })
const OWNED_CARD = `/home/collection/${createCard(0)._id}`
const OTHER_CARD = `/home/collection/${createCard(4)._id}`

captureScreen('collection', '/home/collection?owned=all')
captureScreen('collection-empty', '/home/collection?owned=obtained', { variants: ['phone'], replies: [NOTHING] })
captureScreen('collection-none-such', '/home/collection?owned=all&name=nobody', { variants: ['desk'] })
captureScreen('collection-waiting', '/home/collection?owned=all', {
  variants: ['tablet'],
  replies: [createPendingReply(collection.cards), createPendingReply(collection.find)],
})
captureScreen('collection-failed', '/home/collection?owned=all', {
  variants: ['phone'],
  replies: [createMockRefusal(collection.cards, 'TOO_MANY'), createMockRefusal(collection.find, 'TOO_MANY')],
})
captureScreen('collection-dialog', '/home/collection?owned=all', {
  variants: ['phone', 'desk'],
  prepare: (page) => page.locator('main li button[aria-haspopup=dialog]').first().click(),
})
captureScreen('collection-filters', '/home/collection?owned=all', {
  variants: ['phone'],
  prepare: (page) => page.locator('main search button[aria-haspopup=dialog]').click(),
})

captureScreen('sets', '/home/collection?tab=sets')
captureScreen('sets-all', '/home/collection?tab=sets', {
  variants: ['phone'],
  replies: [createMockReply(collection.find, { ...collectionReply, cards: cards.map(({ _id }) => _id) })],
})

captureScreen('card', OWNED_CARD)
captureScreen('card-not-owned', OTHER_CARD, {
  variants: ['phone', 'deskByDay'],
  replies: [
    createMockReply(market.prices, { sales: [], median: null, offers: [] }),
    createMockReply(collection.provenance, []),
  ],
})
captureScreen('card-unknown', '/home/collection/nobody', { variants: ['tablet'] })
captureScreen('card-waiting', OWNED_CARD, { variants: ['tablet'], replies: [createPendingReply(collection.cards)] })
