import { games } from '@otogi/contract/games'
import { WIRE_GAME, type Game, type Mode } from '@otogi/rules/games/games'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { removeAlert } from '../../platform/alerts.ts'
import { call } from '../../platform/call.ts'
import { newIntentKey } from '../../platform/intent-key.ts'
import { refusalTextOr } from '../../platform/refusal-text.ts'
import { storedPlayerId } from '../../platform/session.ts'
import { useTexts } from '../../platform/texts.ts'
import { keepBalance } from '../../platform/wallet.ts'
import { toast } from '../../ui/toasts.tsx'
import { refreshPuzzle } from './use-puzzle.ts'
import { keepRecord, refreshRecord } from './use-record.ts'

/** Pays the reward of a finished game; asking twice, or again after a lost answer, pays once. */
export function useClaim(game: Game, mode: Mode, puzzleId: string, gachas: number) {
  const { t } = useTexts()
  const [idempotencyKey] = useState(newIntentKey)
  const action = `games/claim ${puzzleId}`
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => {
      const input = { userid: storedPlayerId() ?? '', game: WIRE_GAME[game], mode }
      return call(games.claim, input, { idempotencyKey })
    },
    onSuccess: ([record, balance]) => {
      keepRecord(record)
      keepBalance(balance)
      toast({ text: t('games.claimedToast', { gachas }), kind: 'good', action })
      void refreshPuzzle(puzzleId)
      removeAlert('games')
    },
    onError: (error) => {
      toast({ text: t(refusalTextOr('games.noAnswer', error)), kind: 'bad', action })
      void refreshRecord()
    },
  })
  return { claim: () => mutate(), isClaiming: isPending, hasClaimed: isSuccess }
}
