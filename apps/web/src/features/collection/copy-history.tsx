import { collection } from '@otogi/contract/routes'
import type { ReplyOf } from '@otogi/contract/endpoint'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import { useTexts } from '../../platform/texts.ts'
import { GachaAmount } from '../../game/gacha-amount.tsx'
import { LocalTime } from '../../ui/local-time.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import s from './copy-history.module.css'

type Event = ReplyOf<typeof collection.provenance>[number]

const KIND_TEXT = {
  pull: 'collection.historyPull',
  bought: 'collection.historyBought',
  sold: 'collection.historySold',
  listed: 'collection.historyListed',
  returned: 'collection.historyReturned',
} as const satisfies Record<Event['kind'], string>

/** What happened to the player's copies of a card, oldest first. */
export function CopyHistory({ cardId }: { cardId: string }) {
  const { t } = useTexts()
  const { data, isError } = useQuery({
    queryKey: ['market', 'provenance', cardId],
    queryFn: ({ signal }) => call(collection.provenance, { cardId }, { signal }),
  })
  if (isError && !data) return <p>{t('collection.historyFailed')}</p>
  if (!data) return <Skeleton shape="line" />
  if (data.length === 0) return <p>{t('collection.historyEmpty')}</p>
  return (
    <ol className={s['events']}>
      {data.map(({ at, kind, price }, i) => (
        <li key={i}>
          <span>{t(KIND_TEXT[kind])}</span>
          {price !== null && <GachaAmount amount={price} />}
          <LocalTime epochMs={at} withTime={false} />
        </li>
      ))}
    </ol>
  )
}
