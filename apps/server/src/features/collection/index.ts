export { buildNewCardsWrite, HELD_QUANTITIES, listAddedCards, sumPower, type HeldQuantities } from './add-cards.ts'
export { type Catalog } from './catalog.ts'
export { createCollection, type Collection } from './collection.ts'
export { findOwnedCards } from './held-cards.ts'
export { buildHoldingQuery, buildCopyRemoval, requireCopies } from './take-card.ts'
export {
  countCopiesByCard,
  listHeldCardIds,
  listHoldings,
  listOwners,
  type HeldCopies,
  type Holdings,
} from './audit.ts'
