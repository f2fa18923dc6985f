import { wallet } from '@otogi/contract/wallet'
import type { Mount } from '../../platform/http/mount.ts'
import { getBalance } from './store.ts'

export function mountWalletRoutes(mount: Mount): void {
  mount(wallet.create, ({ tx, player }) => getBalance(tx, player.id))
  mount(wallet.find, ({ db, player }) => getBalance(db, player.id))
}
