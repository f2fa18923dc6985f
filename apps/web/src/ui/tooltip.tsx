import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'
import s from './tooltip.module.css'

type TooltipProps = {
  /** The content of the button. */
  trigger: ReactNode
  /** The accessible name, if the content is only an icon. */
  label?: string
  children: ReactNode
  className?: string
  side?: 'left' | 'below'
}

/**
 * A button with a note that opens on hover, focus and tap. The note closes on Escape, on a tap elsewhere, or when both
 * pointer and focus have left it.
 */
export function Tooltip({ trigger, label, children, className, side = 'below' }: TooltipProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const ref = useRef<HTMLSpanElement>(null)
  useEffect(() => (open ? watchOutsideClose(ref.current, () => setOpen(false)) : undefined), [open])
  return (
    <span
      ref={ref}
      className={s['anchor']}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && setOpen(false)}
    >
      <button
        type="button"
        className={joinClasses(s['trigger'], className)}
        aria-label={label}
        aria-describedby={open ? id : undefined}
        aria-expanded={open}
        onFocus={(event) => event.target.matches(':focus-visible') && setOpen(true)}
        onBlur={() => setOpen(false)}
        onClick={() => setOpen(true)}
      >
        {trigger}
      </button>
      {open && (
        <span id={id} role="tooltip" className={joinClasses(s['note'], s[side])}>
          {children}
        </span>
      )}
    </span>
  )
}

function watchOutsideClose(anchor: HTMLElement | null, close: () => void): () => void {
  const onKey = (event: KeyboardEvent) => event.key === 'Escape' && close()
  const onPointer = (event: PointerEvent) => !anchor?.contains(event.target as Node) && close()
  document.addEventListener('keydown', onKey)
  document.addEventListener('pointerdown', onPointer)
  return () => {
    document.removeEventListener('keydown', onKey)
    document.removeEventListener('pointerdown', onPointer)
  }
}
