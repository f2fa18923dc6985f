export {
  auditOperations,
  auditWallets,
  findLastCommittedEntryId,
  listPlayersAfterEntry,
  type Finding,
  type LedgerProof,
} from './audit.ts'
export { listEntries, sumEventsByKind } from './ledger-events.ts'
export { burnGachas, mintForPlayers, mintGachas, mintPayments, transferGachas, type Payment } from './ledger.ts'
export { getBalance, createWallet, savePityCount, sumEarnings, sumReceived, type Balance } from './store.ts'
export { findLastEntryId, listDaysAfterEntry, sumSupplyByDay, type Supply } from './supply.ts'
export { mountWalletRoutes } from './routes.ts'
