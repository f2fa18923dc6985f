import { formatThousands } from '@otogi/rules/format/number'
import { useTexts } from '../platform/texts.ts'
import coin from './assets/coin.svg'
import { joinClasses } from '../ui/join-classes.ts'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import s from './gacha-amount.module.css'

type GachaAmountProps = { amount: number; prefix?: string; className?: string | undefined }

/** An amount of gachas: coin and number. Screen readers also get the unit. */
export function GachaAmount({ amount, prefix = '', className }: GachaAmountProps) {
  const { t } = useTexts()
  return (
    <span className={joinClasses(s['amount'], className)}>
      <img src={coin} alt="" width="28" height="28" />
      <span aria-hidden="true">{prefix + formatThousands(amount)}</span>
      <VisuallyHidden>{t('game.gachas', { count: amount })}</VisuallyHidden>
    </span>
  )
}
