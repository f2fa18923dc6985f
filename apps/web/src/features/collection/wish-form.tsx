import { market } from '@otogi/contract/routes'
import { formatThousands } from '@otogi/rules/format/number'
import { isPrice } from '@otogi/rules/market/price'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../platform/call.ts'
import { setCached } from '../../platform/query-client.ts'
import { toRefusalTextOrDefault } from '../../platform/refusal-text.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/button.tsx'
import { filterDigits } from '../../ui/filter-input.ts'
import { Panel } from '../../ui/paper.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { clearToast, showToast } from '../../ui/toasts.tsx'
import s from './sell-form.module.css'

const WISHES_KEY = ['market', 'wishes'] as const

/** Adds a card to the wish list, with an optional highest price, or removes it. */
export function WishForm({ cardId }: { cardId: string }) {
  const { t } = useTexts()
  const [price, setPrice] = useState('')
  const { wish, isLoaded, isBusy, add, remove } = useWish(cardId)
  if (!isLoaded) return null
  const isComplete = price === '' || isPrice(Number(price))
  return (
    <Panel>
      <h2>{t('collection.wish')}</h2>
      {wish ? (
        <div className={s['form']}>
          <output>
            {wish.maxPrice === null
              ? t('collection.wishedAny')
              : t('collection.wishedUpTo', { gachas: formatThousands(wish.maxPrice) })}
          </output>
          <Button variant="quiet" icon="cross" busy={isBusy} onClick={remove}>
            {t('collection.wishRemove')}
          </Button>
        </div>
      ) : (
        <form
          className={s['form']}
          onSubmit={(event) => {
            event.preventDefault()
            if (isComplete) add(price === '' ? undefined : Number(price))
          }}
        >
          <TextField
            label={t('collection.wishPrice')}
            hint={t('collection.wishHint')}
            value={price}
            onChange={setPrice}
            filter={filterDigits}
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
          />
          <Button type="submit" variant="quiet" icon="star" busy={isBusy} disabled={!isComplete}>
            {t('collection.wishAdd')}
          </Button>
        </form>
      )}
    </Panel>
  )
}

/** The player's wish for a card, and functions that change it. */
function useWish(cardId: string) {
  const { t } = useTexts()
  const { data } = useQuery({ queryKey: WISHES_KEY, queryFn: ({ signal }) => call(market.wishes, {}, { signal }) })
  const { mutate, isPending } = useMutation({
    mutationFn: ({ wished, maxPrice }: { wished: boolean; maxPrice?: number | undefined }) => {
      if (!wished) return call(market.removeWish, { cardId })
      return call(market.addWish, { cardId, ...(maxPrice !== undefined && { maxPrice }) })
    },
    onSuccess: (wishes) => {
      clearToast('collection/wish')
      setCached(WISHES_KEY, wishes)
    },
    onError: (error) =>
      showToast({
        text: t(toRefusalTextOrDefault('collection.wishFailed', error)),
        kind: 'bad',
        action: 'collection/wish',
      }),
  })
  return {
    wish: data?.find((one) => one.cardId === cardId),
    isLoaded: data !== undefined,
    isBusy: isPending,
    add: (maxPrice: number | undefined) => mutate({ wished: true, maxPrice }),
    remove: () => mutate({ wished: false }),
  }
}
