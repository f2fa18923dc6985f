export {
  listOfferedCardIds,
  listTradersSince,
  sumSalesByPlayer,
  sumTradedAwayByCard,
  sumTradedAwayByPlayer,
} from './audit.ts'
export { deleteFormerAccounts, recordGivenGachas } from './former-accounts.ts'
export { countUnreadNotices, countUnreadSales } from './inbox.ts'
export { countSales, readMedianPriceByRarity } from './going-rates.ts'
export { pruneCanceledListings } from './prune.ts'
export { createMarket } from './market.ts'
export { listFlaggedSales } from './signs.ts'
export { deleteUnsoldListings, findListingForSale } from './store.ts'
