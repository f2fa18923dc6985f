import type { Reader } from '../src/platform/db/db.ts'
import { sumEarnings } from '../src/features/wallet/index.ts'

/** Sums all gachas that a player has earned by playing. */
export async function sumEarnedGachas(db: Reader, playerId: string): Promise<number> {
  const [earned = 0] = await sumEarnings(db, [{ playerId }])
  return earned
}
