import { wallet } from '@otogi/contract/wallet'
import type { Mount } from '../../platform/http/mount.ts'
import { getBalance } from './store.ts'

export function walletRoutes(mount: Mount): void {
  mount.write(wallet.create, ({ tx, playerId }) => getBalance(tx, playerId))
  mount.read(wallet.find, ({ db, playerId }) => getBalance(db, playerId))
}
