import { formatThousands } from '@otogi/rules/format/number'
import { isPrice } from '@otogi/rules/market/price'
import { usePrices } from '../../game/prices.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import s from './sell-form.module.css'

type Props = { cardId: string; price: string; onPrice: (price: string) => void; onSell: (price: number) => void }

/** A form for the asking price, next to the usual price of the card. */
export function SellForm({ cardId, price, onPrice, onSell }: Props) {
  const { t } = useTexts()
  const rate = useUsualPriceText(cardId)
  return (
    <form
      className={s['form']}
      onSubmit={(event) => {
        event.preventDefault()
        if (isPrice(Number(price))) onSell(Number(price))
      }}
    >
      <TextField
        label={t('collection.price')}
        hint={
          <>
            {t('collection.priceHint')} {rate}
          </>
        }
        value={price}
        onChange={onPrice}
        filter={filterDigits}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
      />
      <Button type="submit" icon="market" disabled={!isPrice(Number(price))}>
        {t('collection.sell')}
      </Button>
    </form>
  )
}

/** Returns the usual price of the card as text; empty until the price has loaded. */
function useUsualPriceText(cardId: string): string {
  const { t } = useTexts()
  const { data } = usePrices(cardId)
  if (!data) return ''
  const { median, offers } = data
  const sold =
    median === null ? t('collection.noRate') : t('collection.rate', { gachas: formatThousands(Math.round(median)) })
  return offers[0] ? `${sold} ${t('collection.cheapest', { gachas: formatThousands(offers[0].price) })}` : sold
}

function filterDigits(typed: string, max: number): string {
  return typed.replace(/\D/g, '').slice(0, max)
}
