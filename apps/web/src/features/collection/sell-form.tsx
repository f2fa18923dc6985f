import { formatThousands } from '@otogi/rules/format/number'
import { LISTINGS_PER_DAY } from '@otogi/rules/market/listings'
import { isPrice } from '@otogi/rules/market/price'
import { usePrices } from '../../game/prices.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/button.tsx'
import { filterDigits } from '../../ui/filter-input.ts'
import { TextField } from '../../ui/text-field.tsx'
import s from './sell-form.module.css'

/** What the player has typed. */
export type SaleDraft = { readonly price: string; readonly copies: string }

export const EMPTY_SALE: SaleDraft = { price: '', copies: '1' }

type Props = {
  cardId: string
  /** How many copies the player owns. */
  owned: number
  draft: SaleDraft
  onChange: (draft: SaleDraft) => void
  onSell: (price: number, copies: number) => void
}

/** A form for the asking price and the number of copies, next to the card's usual price. */
export function SellForm({ cardId, owned, draft, onChange, onSell }: Props) {
  const { t } = useTexts()
  const rate = useUsualPriceText(cardId)
  const [price, copies] = [Number(draft.price), Number(draft.copies)]
  const most = Math.min(owned, LISTINGS_PER_DAY)
  const isComplete = isPrice(price) && copies >= 1 && copies <= most
  return (
    <form
      className={s['form']}
      onSubmit={(event) => {
        event.preventDefault()
        if (isComplete) onSell(price, copies)
      }}
    >
      <TextField
        label={t('collection.price')}
        hint={
          <>
            {t('collection.priceHint')} {rate}
          </>
        }
        value={draft.price}
        onChange={(typed) => onChange({ ...draft, price: typed })}
        filter={filterDigits}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
      />
      {owned > 1 && (
        <TextField
          label={t('collection.copiesToSell')}
          hint={t('collection.copiesHint', { most })}
          value={draft.copies}
          onChange={(typed) => onChange({ ...draft, copies: typed })}
          filter={filterDigits}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
        />
      )}
      <Button type="submit" icon="market" disabled={!isComplete}>
        {t('collection.sell')}
      </Button>
    </form>
  )
}

/** Returns the card's usual price as text; empty until it has loaded. */
function useUsualPriceText(cardId: string): string {
  const { t } = useTexts()
  const { data } = usePrices(cardId)
  if (!data) return ''
  const { median, offers } = data
  const sold =
    median === null ? t('collection.noRate') : t('collection.rate', { gachas: formatThousands(Math.round(median)) })
  return offers[0] ? `${sold} ${t('collection.cheapest', { gachas: formatThousands(offers[0].price) })}` : sold
}
