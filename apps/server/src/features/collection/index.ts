export { type Catalog } from './catalog.ts'
export { createCollection, type Collection } from './collection.ts'
export { findOwnedCards } from './held-cards.ts'
export {
  countCopiesByCard,
  listHeldCardIds,
  listHoldings,
  listOwners,
  type HeldCopies,
  type Holdings,
} from './audit.ts'
