import { Fact } from '../ui/fact.tsx'
import { GachaAmount } from './gacha-amount.tsx'
import s from './gacha-sum.module.css'

type Line = { label: string; amount: number; prefix?: string }
type GachaSumProps = { lines: readonly Line[]; total?: Line | undefined }

/** A sum in gachas: one line per amount, and the total. */
export function GachaSum({ lines, total }: GachaSumProps) {
  return (
    <dl className={s['sums']}>
      {lines.map((line) => (
        <SumLine key={line.label} {...line} />
      ))}
      {total && <SumLine {...total} className={s['total']} />}
    </dl>
  )
}

function SumLine({ label, amount, prefix = '', className }: Line & { className?: string | undefined }) {
  return (
    <Fact label={label} className={className}>
      <GachaAmount amount={amount} prefix={prefix} />
    </Fact>
  )
}
