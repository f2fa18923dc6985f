export { auditLedger, type Finding } from './audit.ts'
export { burn, mint, transfer } from './ledger.ts'
export { getBalance, openWallet, saveThrows } from './store.ts'
export { walletRoutes } from './routes.ts'
