export { type Catalogue } from './catalogue.ts'
export { createCollection, type Collection } from './collection.ts'
export { findOwnedCards } from './held-cards.ts'
export { countHeldByCard, countHeldByPlayer, type Holdings } from './audit.ts'
