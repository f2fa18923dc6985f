import { market } from '@otogi/contract/desk/routes'
import { FIELD_LIMITS } from '@otogi/rules/accounts/fields'
import { formatThousands } from '@otogi/rules/format/number'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCards } from '../../../game/cards.ts'
import { call } from '../../../platform/call.ts'
import { toRefusalTextOrDefault } from '../../../platform/refusal-text.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/paper.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { Warning } from '../../../ui/warning.tsx'
import type { Change } from './change-dialog.tsx'
import s from './market-page.module.css'

type Props = { seller: string; onChange: (change: Change) => void }

/** Finds a player's offers, to freeze them or put them back on the market. */
export function OffersPanel({ seller, onChange }: Props) {
  const { t, pickText } = useTexts()
  const [typed, setTyped] = useState(seller)
  const [username, setUsername] = useState(seller)
  const cards = useCards().data
  const { data, error } = useQuery({
    queryKey: ['desk', 'market', 'offers', username],
    queryFn: ({ signal }) => call(market.offers, { username }, { signal }),
    enabled: username !== '',
  })
  return (
    <Panel className={s['panel']}>
      <h3>{t('moderation.offers')}</h3>
      <form
        className={s['search']}
        onSubmit={(event) => {
          event.preventDefault()
          setUsername(typed.trim())
        }}
      >
        <TextField
          label={t('moderation.username')}
          value={typed}
          onChange={setTyped}
          maxLength={FIELD_LIMITS.loginMax}
        />
        <Button variant="quiet" type="submit" icon="search">
          {t('moderation.find')}
        </Button>
      </form>
      {error && <Warning text={t(toRefusalTextOrDefault('moderation.notLoaded', error))} />}
      {data?.length === 0 && <p>{t('moderation.noOffers', { username })}</p>}
      <ul className={s['list']}>
        {data?.map(({ id, card: cardId, price, isFrozen }) => {
          const card = cards?.find((one) => one.id === cardId)
          const name = card ? pickText(card.names) : cardId
          const title = t('moderation.offer', { name, gachas: formatThousands(price) })
          const kind = isFrozen ? 'unfreeze' : 'freeze'
          const label = t(isFrozen ? 'moderation.unfreeze' : 'moderation.freeze')
          return (
            <li key={id} className={s['line']}>
              <p className={s['title']}>
                {title} {isFrozen && <b>{t('moderation.frozen')}</b>}
              </p>
              <div className={s['actions']}>
                <Button
                  variant="quiet"
                  aria-label={`${label}: ${title}`}
                  onClick={() => onChange({ kind, listingId: id, title })}
                >
                  {label}
                </Button>
              </div>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
