import { useEffect, useId, useRef, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useTexts } from '../platform/texts.ts'
import { IconButton } from './button.tsx'
import { classes } from './classes.ts'
import paper from './paper.module.css'
import s from './dialog.module.css'

type DialogProps = {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
  actions?: ReactNode
  /** `wide` for a card in detail. */
  size?: 'normal' | 'wide'
}

/** Between the clicks of a double one; the second falls outside of what the first has opened. */
const DOUBLE_CLICK_MS = 500

/** The browser's own modal: it keeps the focus inside, closes on Escape and gives the focus back. */
export function Dialog(props: DialogProps) {
  // At the end of the page, so that it may be opened from within a form or a clipped corner.
  return props.open ? createPortal(<OpenDialog {...props} />, document.body) : null
}

function OpenDialog({ onClose, title, children, actions, size = 'normal' }: DialogProps) {
  const { t } = useTexts()
  const ref = useRef<HTMLDialogElement>(null)
  const openedAt = useRef(0)
  const isMeantOutside = useRef(false)
  const titleId = useId()
  useEffect(() => {
    openedAt.current = performance.now()
    return showModal(ref.current)
  }, [])
  return (
    // A click outside is a convenience of the pointer; the keyboard has Escape and the close button.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      className={classes(s['dialog'], s[size])}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onPointerDown={({ target, timeStamp }) => {
        // What began inside, as a selection of text, and the second half of a double click are not meant to close it.
        isMeantOutside.current = target === ref.current && timeStamp - openedAt.current > DOUBLE_CLICK_MS
      }}
      onClickCapture={(event) => {
        if (event.detail < 2 || event.timeStamp - openedAt.current > DOUBLE_CLICK_MS) return
        event.preventDefault()
        event.stopPropagation()
      }}
      onClick={({ target }) => target === ref.current && isMeantOutside.current && onClose()}
    >
      <div className={classes(paper['panel'], paper['lit'], s['sheet'])}>
        <header className={s['head']}>
          <h2 id={titleId}>{title}</h2>
          <IconButton icon="cross" label={t('ui.close')} onClick={onClose} />
        </header>
        <div className={s['body']}>{children}</div>
        {actions && <footer className={s['actions']}>{actions}</footer>}
      </div>
    </dialog>
  )
}

function showModal(dialog: HTMLDialogElement | null): () => void {
  const opener = document.activeElement
  dialog?.showModal()
  // The page behind stands still: where it had a scrollbar, the bar's place is kept.
  const hasBar = window.innerWidth > document.documentElement.clientWidth
  document.documentElement.dataset['modal'] = hasBar ? 'bar' : ''
  return () => {
    dialog?.close()
    delete document.documentElement.dataset['modal']
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
  }
}
