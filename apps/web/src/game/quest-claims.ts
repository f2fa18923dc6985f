import { quests } from '@otogi/contract/routes'
import { formatThousands } from '@otogi/rules/format/number'
import type { QuestKey } from '@otogi/rules/quests/quests'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../platform/call.ts'
import { createRandomKey } from '../platform/random-key.ts'
import { toRefusalTextOrDefault } from '../platform/refusal-text.ts'
import { Refused } from '../platform/refused.ts'
import { useTexts } from '../platform/texts.ts'
import { showToast } from '../ui/toasts.tsx'
import { refreshAlerts, removeAlert } from './alerts.ts'
import { cacheQuests, refreshQuests, type QuestRecord } from './quests.ts'
import { setBalance, type Balance } from './wallet.ts'

/** The data that a claim changes; `paid` is the sum of the rewards. */
type ClaimResult = { progress: QuestRecord; balance: Balance; paid: number; count: number }

/** Claims the reward of a completed quest; repeating the request pays only once. */
export function useClaimQuest(key: QuestKey, gachas: number) {
  return useClaim(`quests/claim ${key}`, async (idempotencyKey) => {
    const [progress, balance] = await call(quests.claim, { game: key }, { idempotencyKey })
    return { progress, balance, paid: gachas, count: 1 }
  })
}

/** Claims all completed quests; repeating the request pays only once. */
export function useClaimAllQuests() {
  return useClaim('quests/claim-all', async (idempotencyKey) => {
    const { progress, balance, paid, claimed } = await call(quests.claimAll, {}, { idempotencyKey })
    return { progress, balance, paid, count: claimed.length }
  })
}

function useClaim(action: string, send: (idempotencyKey: string) => Promise<ClaimResult>) {
  const { t } = useTexts()
  const [idempotencyKey, setIdempotencyKey] = useState(createRandomKey)
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => send(idempotencyKey),
    onSuccess: ({ progress, balance, paid, count }) => {
      // The next claim needs a new key, because it may claim quests that were completed later.
      setIdempotencyKey(createRandomKey())
      cacheQuests(progress)
      setBalance(balance)
      showToast({ text: t('quests.claimedToast', { gachas: formatThousands(paid) }), kind: 'good', action })
      removeAlert('quests', count)
    },
    onError: (error) => {
      const isOver = error instanceof Refused && error.code === 'NOT_CLAIMABLE'
      showToast({
        text: t(isOver ? 'quests.claimOver' : toRefusalTextOrDefault('quests.claimFailed', error)),
        kind: isOver ? 'info' : 'bad',
        action,
      })
      void refreshQuests()
      void refreshAlerts()
    },
  })
  return { claim: () => mutate(), isClaiming: isPending, hasClaimed: isSuccess }
}
