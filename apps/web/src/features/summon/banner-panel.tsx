import type { Banner } from '@otogi/contract/summon'
import { PITY_LIMIT, PULL_COST, SPECIAL_LIMIT, type PullCount } from '@otogi/rules/summon/draw'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/button.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { Countdown } from '../../ui/countdown.tsx'
import { GachaAmount } from '../../game/gacha-amount.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Panel, Sheet } from '../../ui/paper.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { OddsNote } from './odds-note.tsx'
import s from './banner-panel.module.css'

type Props = {
  banner: Banner
  pityCount: number | undefined
  onPull: (count: PullCount) => void
}

const PITY_NOTCHES = 8

/** One banner: its picture, the featured cards, the progress to a guaranteed S+, and the two pull buttons. */
export function BannerPanel({ banner, pityCount, onPull }: Props) {
  const { t, pickText } = useTexts()
  const isSpecial = banner.type === 'special'
  const Paper = isSpecial ? Panel : Sheet
  return (
    <article className={joinClasses(s['banner'], isSpecial && s['special'])} aria-labelledby={`banner-${banner.type}`}>
      <img className={s['art']} src={banner.image} alt="" width="960" height="640" fetchPriority="high" />
      <div className={s['odds']}>
        <OddsNote />
      </div>
      <Paper as="div" className={s['paper']}>
        <p className={s['kind']}>{pickText(banner.pullType)}</p>
        <h2 id={`banner-${banner.type}`} className={s['title']}>
          {pickText(banner.title)}
        </h2>
        <div className={s['lines']}>
          {banner.descriptions.map((line) => (
            <p key={line.en}>{pickText(line)}</p>
          ))}
        </div>
        {banner.remaining !== null && (
          <p className={s['wishes']}>
            <Icon name="star" />
            {t('summon.wishesLeft', { left: banner.remaining, limit: SPECIAL_LIMIT })}
          </p>
        )}
        {banner.until !== null && <Countdown until={banner.until} label={t('summon.endsIn')} />}
        <div className={s['pity']}>
          <ProgressBar
            label={t('summon.untilSure', { rarity: 'S+' })}
            value={pityCount ?? 0}
            max={PITY_LIMIT}
            notches={PITY_NOTCHES}
          />
        </div>
        <div className={s['pulls']}>
          <PullButton banner={banner} count={1} onPull={onPull} />
          <PullButton banner={banner} count={10} onPull={onPull} />
        </div>
      </Paper>
    </article>
  )
}

type PullButtonProps = Pick<Props, 'banner' | 'onPull'> & { count: PullCount }

function PullButton({ banner, count, onPull }: PullButtonProps) {
  const { t } = useTexts()
  const isSpent = banner.remaining !== null && banner.remaining < count
  return (
    <Button
      variant={count === 10 ? 'primary' : 'quiet'}
      className={s['pull']}
      disabled={isSpent}
      onClick={() => onPull(count)}
    >
      <span>{t(count === 10 ? 'summon.tenCards' : 'summon.oneCard')}</span>
      <GachaAmount amount={PULL_COST[count]} prefix="x" />
    </Button>
  )
}
