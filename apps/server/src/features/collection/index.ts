export { type Catalogue } from './catalogue.ts'
export { createCollection, type Collection } from './collection.ts'
export { listHeldOf } from './held-cards.ts'
export { heldByCard, heldByPlayer, type Held } from './audit.ts'
