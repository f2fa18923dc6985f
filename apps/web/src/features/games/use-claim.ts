import { games } from '@otogi/contract/routes'
import type { Game, Mode } from '@otogi/rules/games/games'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { removeAlert } from '../../game/alerts.ts'
import { call } from '../../platform/call.ts'
import { createRandomKey } from '../../platform/random-key.ts'
import { toRefusalTextOr } from '../../platform/refusal-text.ts'
import { useTexts } from '../../platform/texts.ts'
import { setBalance } from '../../game/wallet.ts'
import { toast } from '../../ui/toasts.tsx'
import { refreshPuzzle } from './use-puzzle.ts'
import { keepRecord, refreshRecord } from './use-record.ts'

/** Pays the reward of a finished game; asking twice, or again after a lost answer, pays once. */
export function useClaim(game: Game, mode: Mode, puzzleId: string, gachas: number) {
  const { t } = useTexts()
  const [idempotencyKey] = useState(createRandomKey)
  const action = `games/claim ${puzzleId}`
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => {
      const input = { game, mode }
      return call(games.claim, input, { idempotencyKey })
    },
    onSuccess: ([record, balance]) => {
      keepRecord(record)
      setBalance(balance)
      toast({ text: t('games.claimedToast', { gachas }), kind: 'good', action })
      void refreshPuzzle(puzzleId)
      removeAlert('games')
    },
    onError: (error) => {
      toast({ text: t(toRefusalTextOr('games.noAnswer', error)), kind: 'bad', action })
      void refreshRecord()
    },
  })
  return { claim: () => mutate(), isClaiming: isPending, hasClaimed: isSuccess }
}
