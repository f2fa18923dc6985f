import { quests } from '@otogi/contract/routes'
import { formatThousands } from '@otogi/rules/format/number'
import type { QuestKey } from '@otogi/rules/quests/quests'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { refreshAlerts, removeAlert } from '../../game/alerts.ts'
import { call } from '../../platform/call.ts'
import { createRandomKey } from '../../platform/random-key.ts'
import { toRefusalTextOr } from '../../platform/refusal-text.ts'
import { Refused } from '../../platform/refused.ts'
import { useTexts } from '../../platform/texts.ts'
import { setBalance } from '../../game/wallet.ts'
import { showToast } from '../../ui/toasts.tsx'
import { cacheQuests, refreshQuests } from './use-quests.ts'

/** Claims the reward of a completed quest; repeating the request pays only once. */
export function useQuestClaim(key: QuestKey, gachas: number) {
  const { t } = useTexts()
  const [idempotencyKey] = useState(createRandomKey)
  const action = `quests/claim ${key}`
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => call(quests.claim, { game: key }, { idempotencyKey }),
    onSuccess: ([record, balance]) => {
      cacheQuests(record)
      setBalance(balance)
      showToast({ text: t('quests.claimedToast', { gachas: formatThousands(gachas) }), kind: 'good', action })
      removeAlert('quests')
    },
    onError: (error) => {
      const isOver = error instanceof Refused && error.code === 'NOT_CLAIMABLE'
      showToast({
        text: t(isOver ? 'quests.claimOver' : toRefusalTextOr('quests.claimFailed', error)),
        kind: isOver ? 'info' : 'bad',
        action,
      })
      void refreshQuests()
      void refreshAlerts()
    },
  })
  return { claim: () => mutate(), isClaiming: isPending, hasClaimed: isSuccess }
}
