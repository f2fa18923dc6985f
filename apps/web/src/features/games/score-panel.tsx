import { computeGameReward, RewardStatus } from '@otogi/rules/rewards/rewards'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/button.tsx'
import { GachaAmount } from '../../game/gacha-amount.tsx'
import { Icon } from '../../ui/icon.tsx'
import { isLost } from './record.ts'
import s from './score-panel.module.css'
import type { Play } from './play.ts'
import { games } from '@otogi/contract/routes'
import type { Game, Mode } from '@otogi/rules/games/games'
import { useMutation } from '@tanstack/react-query'
import { removeAlert } from '../../game/alerts.ts'
import { call } from '../../platform/call.ts'
import { createRandomKey } from '../../platform/random-key.ts'
import { toRefusalTextOrDefault } from '../../platform/refusal-text.ts'
import { setBalance } from '../../game/wallet.ts'
import { showToast } from '../../ui/toasts.tsx'
import { refreshPuzzle } from './use-puzzle.ts'
import { cacheRecord, refreshRecord } from './use-record.ts'

/** The number of failed tries, the reward, and a button to claim it after a win. */
export function ScorePanel({ play }: { play: Play }) {
  const { t } = useTexts()
  const tries = play.round?.tries ?? 0
  const status = play.round?.rewardStatus ?? RewardStatus.locked
  const isLostNow = play.round !== undefined && isLost(play.game, play.round)
  const reward = isLostNow ? 0 : computeGameReward(play.game, tries)
  const isOver = isLostNow || play.round?.finished
  return (
    <div className={s['panel']}>
      <div className={s['cell']}>
        <span className={s['label']}>{t('games.failedTries')}</span>
        <b key={tries} className={s['figure']}>
          {tries}
        </b>
      </div>
      <div className={s['cell']}>
        <span className={s['label']}>{t(isOver ? 'games.reward' : 'games.rewardIfRight')}</span>
        <b key={reward} className={s['figure']}>
          <GachaAmount amount={reward} />
        </b>
      </div>
      {(status === RewardStatus.claimable || status === RewardStatus.claimed) && (
        <ClaimControl play={play} reward={reward} isClaimed={status === RewardStatus.claimed} />
      )}
    </div>
  )
}

function ClaimControl({ play, reward, isClaimed }: { play: Play; reward: number; isClaimed: boolean }) {
  const { t } = useTexts()
  const { claim, isClaiming, hasClaimed } = useClaim(play.game, play.mode, play.round?.puzzleId ?? '', reward)
  const line = useRef<HTMLParagraphElement>(null)
  const isJustClaimed = hasClaimed && isClaimed
  // The claim button disappears when pressed, so the focus moves to this line.
  useEffect(() => {
    if (isJustClaimed) line.current?.focus({ preventScroll: true })
  }, [isJustClaimed])
  if (isClaimed) {
    return (
      <p ref={line} className={s['claimed']} tabIndex={-1}>
        <Icon name="check" />
        {t('games.claimed')}
      </p>
    )
  }
  return (
    <Button variant="gold" icon="gift" className={s['claim']} busy={isClaiming} onClick={claim}>
      {t('games.claim', { gachas: reward })}
    </Button>
  )
}

/** Claims a finished game's reward. Repeated requests pay only once. */
function useClaim(game: Game, mode: Mode, puzzleId: string, gachas: number) {
  const { t } = useTexts()
  const [idempotencyKey] = useState(createRandomKey)
  const action = `games/claim ${puzzleId}`
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => {
      const input = { game, mode }
      return call(games.claim, input, { idempotencyKey })
    },
    onSuccess: ([record, balance]) => {
      cacheRecord(record)
      setBalance(balance)
      showToast({ text: t('games.claimedToast', { gachas }), kind: 'good', action })
      void refreshPuzzle(puzzleId)
      removeAlert('games')
    },
    onError: (error) => {
      showToast({ text: t(toRefusalTextOrDefault('games.claimFailed', error)), kind: 'bad', action })
      void refreshRecord()
    },
  })
  return { claim: () => mutate(), isClaiming: isPending, hasClaimed: isSuccess }
}
