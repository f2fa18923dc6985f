import type { User } from '@otogi/contract/accounts'
import { formatThousands } from '@otogi/rules/format/number'
import { useEffect } from 'react'
import { readToldDay, writeToldDay } from '../game/player-storage.ts'
import { useTexts } from '../platform/texts.ts'
import { toast } from '../ui/toasts.tsx'

/** Tells the player, once a day, what the new day paid for games and quests that were left unclaimed. */
export function usePaidNotice({ paidAtRollover: count, resetGameDay }: User): void {
  const { t } = useTexts()
  useEffect(() => {
    if (count === 0 || readToldDay() === resetGameDay) return
    writeToldDay(resetGameDay)
    toast({ text: t('app.paidAtRollover', { count, gachas: formatThousands(count) }), kind: 'good' })
  }, [count, resetGameDay, t])
}
