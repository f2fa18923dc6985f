export {
  listOfferedCardIds,
  listTradersSince,
  sumSalesByPlayer,
  sumReversedSalesByPlayer,
  sumTradedAwayByCard,
  sumTradedAwayByPlayer,
} from './audit.ts'
export { deleteFormerAccounts, recordGivenGachas } from './former-accounts.ts'
export { buildUnreadNoticesQuery, countUnreadSales, countUnreadWishNotices } from './inbox.ts'
export { countSales, readMedianPriceByRarity, sumSalesByDay } from './going-rates.ts'
export { pruneCanceledListings } from './prune.ts'
export { createMarket } from './market.ts'
export { notifyWishers } from './notify-wishers.ts'
export { freezeListing, unfreezeListing } from './freeze.ts'
export { listRelatedAccounts } from './related-accounts.ts'
export { listFlaggedSales } from './signs.ts'
export { undoSale } from './undo-sale.ts'
export { cancelOffers, deleteUnsoldListings, findListingForSale, listSellerOffers } from './store.ts'
