import { useEffect, useEffectEvent } from 'react'
import { toKey, type Key } from './typing.ts'

/**
 * Lets players type with a physical keyboard whatever element has the focus. Ignores keys in fields and dialogs, and
 * Enter on a button.
 */
export function useKeyboard(press: (key: Key) => void, active: boolean): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const key = toKey(event)
    if (!active || !key || event.defaultPrevented || isHandledElsewhere(event.target, key)) return
    event.preventDefault()
    press(key)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}

function isHandledElsewhere(target: EventTarget | null, key: Key): boolean {
  if (!(target instanceof Element)) return false
  if (document.querySelector('dialog[open]') || target.closest('input, textarea, select')) return true
  return key.kind === 'send' && target.closest('a, button') !== null
}
