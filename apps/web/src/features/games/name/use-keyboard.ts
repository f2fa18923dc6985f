import { useEffect, useEffectEvent } from 'react'
import { keyOf, type Key } from './typing.ts'

/** Lets a real keyboard type, wherever the focus is, but never into a field, a dialog or a button's own Enter. */
export function useKeyboard(press: (key: Key) => void, active: boolean): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const key = keyOf(event)
    if (!active || !key || event.defaultPrevented || belongsElsewhere(event.target, key)) return
    event.preventDefault()
    press(key)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}

function belongsElsewhere(target: EventTarget | null, key: Key): boolean {
  if (!(target instanceof Element)) return false
  if (document.querySelector('dialog[open]') || target.closest('input, textarea, select')) return true
  return key.kind === 'send' && target.closest('a, button') !== null
}
