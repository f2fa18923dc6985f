export {
  auditOperations,
  auditWallets,
  findLastCommittedEntryId,
  listPlayersAfterEntry,
  type Finding,
  type LedgerProof,
} from './audit.ts'
export { listEntries, sumEventsByKind } from './ledger-events.ts'
export {
  BALANCE_OF_PAYER,
  BALANCE_OF_WALLET,
  buildBurnWrite,
  buildMintWrite,
  buildTransferWrite,
  burnGachas,
  mintForPlayers,
  mintGachas,
  requireBalance,
  transferGachas,
  type Payment,
} from './ledger.ts'
export {
  buildBalanceQuery,
  buildEarningsQuery,
  getBalance,
  createWallet,
  sumEarnings,
  sumReceived,
  type Balance,
} from './store.ts'
export { findLastEntryId, listDaysAfterEntry, sumSupplyByDay, type Supply } from './supply.ts'
export { mountWalletRoutes } from './routes.ts'
