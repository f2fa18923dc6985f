import { Fact } from '../ui/fact.tsx'
import { GachaAmount } from './gacha-amount.tsx'
import s from './sums.module.css'

type Line = { label: string; amount: number; prefix?: string }
type SumsProps = { lines: readonly Line[]; total?: Line | undefined }

/** Gachas added up, line by line. */
export function Sums({ lines, total }: SumsProps) {
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
