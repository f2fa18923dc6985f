import { useTexts } from '../platform/texts.ts'
import { IconButton } from './button.tsx'
import s from './pagination.module.css'

type PaginationProps = { page: number; pages: number; onChange: (page: number) => void }

/** Links between pages, counted from 1. Renders nothing for a single page. */
export function Pagination({ page, pages, onChange }: PaginationProps) {
  const { t } = useTexts()
  if (pages <= 1) return null
  return (
    <nav className={s['pager']} aria-label={t('ui.pages')}>
      <IconButton icon="left" label={t('ui.previousPage')} disabled={page <= 1} onClick={() => onChange(page - 1)} />
      <span className={s['where']} aria-live="polite">
        {t('ui.pageOf', { page, pages })}
      </span>
      <IconButton icon="right" label={t('ui.nextPage')} disabled={page >= pages} onClick={() => onChange(page + 1)} />
    </nav>
  )
}
