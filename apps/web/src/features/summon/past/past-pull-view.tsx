import type { Card } from '@otogi/contract/collection'
import type { PastPull } from '@otogi/contract/summon'
import type { Rarity } from '@otogi/rules/summon/rarity'
import type { Verdict } from '@otogi/rules/summon/verify'
import { useTexts } from '../../../platform/texts.ts'
import { joinClasses } from '../../../ui/join-classes.ts'
import { LocalTime } from '../../../ui/local-time.tsx'
import { Panel } from '../../../ui/paper.tsx'
import { CardImage } from '../../../game/card-image.tsx'
import { RaritySeal } from '../../../game/rarity-seal.tsx'
import { toLightClass } from '../rarity-light.ts'
import { PullProof } from './proof.tsx'
import { VerdictBadge } from './verdict-badge.tsx'
import s from './past-pull-view.module.css'

type Props = { pull: PastPull; cards: ReadonlyMap<string, Card>; verdict: Verdict | undefined }

/** A past pull: time, banner, cards, and whether recomputing it gives the same cards. */
export function PastPullView({ pull, cards, verdict }: Props) {
  const { t, pickText } = useTexts()
  const titles = [...cards.values()].find((card) => card.anime === pull.anime)?.titles
  const anime = titles ? pickText(titles) : pull.anime
  return (
    <Panel as="article" className={s['pull']}>
      <header className={s['head']}>
        <h2>
          <LocalTime epochMs={pull.at} />
        </h2>
        <span className={s['kind']}>
          {pull.banner === 'special' ? t('summon.kindSpecial', { anime: anime ?? '' }) : t('summon.kindNormal')}
          {' · '}
          {t(pull.count === 10 ? 'summon.tenCards' : 'summon.oneCard')}
        </span>
        {verdict && <VerdictBadge verdict={verdict} />}
      </header>
      <ul className={s['cards']} data-count={pull.count}>
        {pull.cards.map((id, index) => (
          <PastCard key={index} id={id} card={cards.get(id)} rarity={pull.rarities[index] ?? 'B'} />
        ))}
      </ul>
      <PullProof pull={pull} />
    </Panel>
  )
}

function PastCard({ id, card, rarity }: { id: string; card: Card | undefined; rarity: Rarity }) {
  const { pickText } = useTexts()
  return (
    <li className={joinClasses(s['card'], toLightClass(rarity))}>
      <span className={s['art']} style={{ '--tint': card?.tint ?? '' }}>
        {card && <CardImage key={card.thumbnail} src={card.thumbnail} />}
      </span>
      <RaritySeal rarity={rarity} />
      <span className={s['name']}>{card ? pickText(card.names) : id}</span>
    </li>
  )
}
