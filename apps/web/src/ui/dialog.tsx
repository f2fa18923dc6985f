import { useEffect, useId, useRef, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useTexts } from '../platform/texts.ts'
import { IconButton } from './button.tsx'
import { joinClasses } from './join-classes.ts'
import paper from './paper.module.css'
import s from './dialog.module.css'

type DialogProps = {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
  actions?: ReactNode
  /** `wide` has room for a picture next to text; `bottom` is at the bottom of the screen, within reach of the thumb. */
  size?: 'normal' | 'wide' | 'bottom'
}

/**
 * The maximum time in ms between the two clicks of a double click. If the first click opens a dialog, the second one
 * lands outside the dialog and must not close it.
 */
const DOUBLE_CLICK_MS = 500

/** A modal dialog using the browser's own element. It traps the focus, closes on Escape and restores the focus. */
export function Dialog(props: DialogProps) {
  // Rendered in a portal, so that it can open from inside a form or a clipped element.
  return props.open ? createPortal(<ModalDialog {...props} />, document.body) : null
}

function ModalDialog({ onClose, title, children, actions, size = 'normal' }: DialogProps) {
  const { t } = useTexts()
  const ref = useRef<HTMLDialogElement>(null)
  const openedAt = useRef(0)
  const isOutsideClick = useRef(false)
  const titleId = useId()
  useEffect(() => {
    openedAt.current = performance.now()
    return showModal(ref.current)
  }, [])
  return (
    // Clicking outside is for pointers; keyboards have Escape and the close button.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      className={joinClasses(s['dialog'], s[size])}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onPointerDown={({ target, timeStamp }) => {
        // A drag that started inside (e.g. to select text) or the second click of a double click must not close the
        // dialog.
        isOutsideClick.current = target === ref.current && timeStamp - openedAt.current > DOUBLE_CLICK_MS
      }}
      onClickCapture={(event) => {
        if (event.detail < 2 || event.timeStamp - openedAt.current > DOUBLE_CLICK_MS) return
        event.preventDefault()
        event.stopPropagation()
      }}
      onClick={({ target }) => target === ref.current && isOutsideClick.current && onClose()}
    >
      <div className={joinClasses(paper['panel'], paper['lit'], s['sheet'])}>
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
  // Stops the page behind the dialog from scrolling. The page keeps its width when its scrollbar disappears.
  const hasBar = window.innerWidth > document.documentElement.clientWidth
  document.documentElement.dataset['modal'] = hasBar ? 'bar' : ''
  return () => {
    dialog?.close()
    delete document.documentElement.dataset['modal']
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
  }
}
