import { quests } from '@otogi/contract/quests'
import { formatThousands } from '@otogi/rules/format/number'
import type { QuestKey } from '@otogi/rules/quests/quests'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { refreshAlerts, removeAlert } from '../../platform/alerts.ts'
import { call } from '../../platform/call.ts'
import { newIntentKey } from '../../platform/intent-key.ts'
import { refusalTextOr } from '../../platform/refusal-text.ts'
import { Refused } from '../../platform/refused.ts'
import { storedPlayerId } from '../../platform/session.ts'
import { useTexts } from '../../platform/texts.ts'
import { keepBalance } from '../../platform/wallet.ts'
import { toast } from '../../ui/toasts.tsx'
import { keepQuests, refreshQuests } from './use-quests.ts'

/** Pays a completed quest; asking twice, or again after a lost answer, pays once. */
export function useQuestClaim(key: QuestKey, gachas: number) {
  const { t } = useTexts()
  const [idempotencyKey] = useState(newIntentKey)
  const action = `quests/claim ${key}`
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => call(quests.claim, { userid: storedPlayerId() ?? '', game: key }, { idempotencyKey }),
    onSuccess: ([record, balance]) => {
      keepQuests(record)
      keepBalance(balance)
      toast({ text: t('quests.claimedToast', { gachas: formatThousands(gachas) }), kind: 'good', action })
      removeAlert('quests')
    },
    onError: (error) => {
      const isOver = error instanceof Refused && error.code === 'NOT_CLAIMABLE'
      toast({
        text: t(isOver ? 'quests.claimOver' : refusalTextOr('quests.claimFailed', error)),
        kind: isOver ? 'info' : 'bad',
        action,
      })
      void refreshQuests()
      void refreshAlerts()
    },
  })
  return { claim: () => mutate(), isClaiming: isPending, hasClaimed: isSuccess }
}
