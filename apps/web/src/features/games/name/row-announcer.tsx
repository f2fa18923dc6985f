import type { ColouredRow } from '@otogi/rules/name-game/colour'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { judgedRow } from './rows.ts'
import { useRowText } from './use-row-text.ts'

/** Tells screen readers how the row just sent was judged. */
export function RowAnnouncer({ rows, fresh }: { rows: readonly ColouredRow[]; fresh: number | null }) {
  const textOf = useRowText()
  const row = fresh === null ? undefined : rows[fresh]
  return (
    <VisuallyHidden as="div">
      <output>{row && fresh !== null ? textOf(judgedRow(row), fresh) : ''}</output>
    </VisuallyHidden>
  )
}
