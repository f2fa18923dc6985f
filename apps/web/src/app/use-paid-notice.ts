import type { User } from '@otogi/contract/accounts'
import { formatThousands } from '@otogi/rules/format/number'
import { useEffect } from 'react'
import { readToldDay, writeToldDay } from '../game/player-storage.ts'
import { useTexts } from '../platform/texts.ts'
import { toast } from '../ui/toasts.tsx'

/** Tells the player, once a day, what the new day paid for games and quests that were left unclaimed. */
export function usePaidNotice({ paidAtRollover: count, day }: User): void {
  const { t } = useTexts()
  useEffect(() => {
    if (count === 0 || readToldDay() === day) return
    writeToldDay(day)
    toast({ text: t('app.paidAtRollover', { count, gachas: formatThousands(count) }), kind: 'good' })
  }, [count, day, t])
}
