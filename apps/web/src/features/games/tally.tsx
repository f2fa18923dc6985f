import { gameReward } from '@otogi/rules/rewards/rewards'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/button.tsx'
import { GachaAmount } from '../../ui/gacha-amount.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { Play } from './playground.tsx'
import { useClaim } from './use-claim.ts'
import s from './tally.module.css'

const CLAIMABLE = 1
const CLAIMED = 2

/** The failed tries, what the game pays, and the way to claim it once it is won. */
export function Tally({ play }: { play: Play }) {
  const { t } = useTexts()
  const tries = play.standing?.tries ?? 0
  const status = play.standing?.statusReward ?? 0
  const reward = gameReward(play.game, tries)
  return (
    <div className={s['tally']}>
      <div className={s['cell']}>
        <span className={s['label']}>{t('games.failedTries')}</span>
        <b key={tries} className={s['figure']}>
          {tries}
        </b>
      </div>
      <div className={s['cell']}>
        <span className={s['label']}>{t(play.standing?.finished ? 'games.reward' : 'games.rewardIfRight')}</span>
        <b key={reward} className={s['figure']}>
          <GachaAmount amount={reward} />
        </b>
      </div>
      {status === CLAIMABLE && <ClaimButton play={play} reward={reward} />}
      {status === CLAIMED && (
        <p className={s['claimed']}>
          <Icon name="check" />
          {t('games.claimed')}
        </p>
      )}
    </div>
  )
}

function ClaimButton({ play, reward }: { play: Play; reward: number }) {
  const { t } = useTexts()
  const { claim, isClaiming } = useClaim(play.game, play.mode, play.standing?.puzzleId ?? '', reward)
  return (
    <Button variant="gold" icon="gift" className={s['claim']} busy={isClaiming} onClick={claim}>
      {t('games.claim', { gachas: reward })}
    </Button>
  )
}
