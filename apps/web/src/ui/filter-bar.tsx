import { useState, useSyncExternalStore, type ReactNode } from 'react'
import { useTexts } from '../platform/texts.ts'
import { Button, IconButton } from './button.tsx'
import { Dialog } from './dialog.tsx'
import s from './filter-bar.module.css'

/** The width below which the filters open in a sheet. */
const PHONE_QUERY = '(max-width: 740px)'

type FilterBarProps = {
  label: string
  disabled?: boolean
  /** Resets all filters. Disabled if `isIdle`, which means that no filter is set. */
  clear: { label: string; isIdle: boolean; onClear: () => void }
  /** The first filter, shown before the search field. */
  firstFilter?: ReactNode
  /** The search field. On phones, it is next to the button that opens the other filters. */
  search?: ReactNode
  children: ReactNode
}

/** A list's filters, in one row that wraps. On phones, a button opens them in a sheet. */
export function FilterBar(props: FilterBarProps) {
  const isPhone = useIsPhone()
  if (isPhone) return <FoldedBar {...props} />
  const { label, disabled = false, clear, firstFilter, search, children } = props
  return (
    <search aria-label={label}>
      <fieldset className={s['bar']} disabled={disabled}>
        {firstFilter}
        {search}
        {children}
        <Button variant="quiet" icon="cross" className={s['clear']} disabled={clear.isIdle} onClick={clear.onClear}>
          {clear.label}
        </Button>
      </fieldset>
    </search>
  )
}

function FoldedBar({ label, disabled = false, clear, firstFilter, search, children }: FilterBarProps) {
  const { t } = useTexts()
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <search aria-label={label}>
      <fieldset className={s['row']} disabled={disabled}>
        {search}
        <Button
          variant={clear.isIdle ? 'quiet' : 'gold'}
          aria-label={t(clear.isIdle ? 'ui.filters' : 'ui.filtersOn')}
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
        >
          {t('ui.filters')}
        </Button>
        {!clear.isIdle && <IconButton icon="cross" label={clear.label} onClick={clear.onClear} />}
      </fieldset>
      <Dialog
        open={isOpen}
        onClose={close}
        title={t('ui.filters')}
        size="bottom"
        actions={
          <>
            {!clear.isIdle && (
              <Button variant="quiet" onClick={clear.onClear}>
                {clear.label}
              </Button>
            )}
            <Button onClick={close}>{t('ui.showResults')}</Button>
          </>
        }
      >
        <div className={s['sheet']} data-labels="">
          {firstFilter}
          {children}
        </div>
      </Dialog>
    </search>
  )
}

function useIsPhone(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(PHONE_QUERY)
      query.addEventListener('change', onChange)
      return () => query.removeEventListener('change', onChange)
    },
    () => matchMedia(PHONE_QUERY).matches,
  )
}
