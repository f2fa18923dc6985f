import type { Card } from '@otogi/contract/collection'
import { useState } from 'react'
import { Link } from 'wouter'
import { useTexts } from '../../platform/texts.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Panel } from '../../ui/paper.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { RaritySeal } from '../../game/rarity-seal.tsx'
import { ToggleGroup } from '../../ui/tabs.tsx'
import type { Copies } from './album.ts'
import {
  listCompletionByRarity,
  countCompletion,
  matchesSetFilter,
  SET_FILTERS,
  listSeriesSets,
  type SeriesSet,
  type SetFilter,
} from './completion.ts'
import { toAllCardsPath } from './filters.ts'
import s from './sets-view.module.css'

const FILTER_TEXT = {
  all: 'collection.setsAll',
  unfinished: 'collection.setsUnfinished',
  complete: 'collection.setsComplete',
} as const satisfies Record<SetFilter, string>

type Props = { cards: readonly Card[]; copies: Copies }

/** The player's progress: in total, by rarity, and by series. */
export function SetsView({ cards, copies }: Props) {
  const { t, language } = useTexts()
  const [state, setState] = useState<SetFilter>('all')
  const sets = listSeriesSets(cards, copies, language).filter((set) => matchesSetFilter(state, set))
  return (
    <>
      <TotalProgress cards={cards} copies={copies} />
      <div className={s['bar']}>
        <h2>{t('collection.sets')}</h2>
        <ToggleGroup
          label={t('collection.setsShown')}
          options={SET_FILTERS.map((value) => ({ value, label: t(FILTER_TEXT[value]) }))}
          value={state}
          onChange={setState}
        />
      </div>
      {sets.length === 0 ? (
        <EmptyState text={t(state === 'complete' ? 'collection.noneComplete' : 'collection.noneUnfinished')} />
      ) : (
        <ul className={s['sets']}>
          {sets.map((set) => (
            <li key={set.anime}>
              <SetTile set={set} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function TotalProgress({ cards, copies }: Props) {
  const { t } = useTexts()
  const whole = countCompletion(cards, copies)
  return (
    <Panel className={s['whole']}>
      <ProgressBar label={t('collection.whole')} value={whole.owned} max={whole.total} />
      <ul className={s['rarities']}>
        {listCompletionByRarity(cards, copies).map(({ rarity, owned, total }) => (
          <li key={rarity}>
            <Link href={toAllCardsPath({ rarity })}>
              <RaritySeal rarity={rarity} />
              <span>
                {owned} / {total}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function SetTile({ set: { anime, title, owned, total, tint } }: { set: SeriesSet }) {
  const isComplete = owned === total
  return (
    <Link
      className={s['set']}
      href={toAllCardsPath({ anime })}
      style={{ '--tint': tint }}
      data-complete={isComplete ? '' : undefined}
    >
      {isComplete && <Icon name="check" className={s['done']} />}
      <ProgressBar label={title} value={owned} max={total} />
    </Link>
  )
}
