import { useEffect, useEffectEvent } from 'react'
import { toKey, type Key } from './typing.ts'

/**
 * Lets players type or paste with a physical keyboard wherever the focus is. Keys in fields and dialogs are ignored,
 * and so is Enter on a button.
 */
export function useKeyboard(press: (key: Key) => void, active: boolean): void {
  const pressKey = useEffectEvent((event: Event, key: Key | undefined) => {
    if (!active || !key || event.defaultPrevented || isHandledElsewhere(event.target, key)) return
    event.preventDefault()
    press(key)
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => pressKey(event, toKey(event))
    const onPaste = (event: ClipboardEvent) =>
      pressKey(event, { kind: 'paste', text: event.clipboardData?.getData('text') ?? '' })
    window.addEventListener('keydown', onKeyDown)
    window.addEventListener('paste', onPaste)
    return () => {
      window.removeEventListener('keydown', onKeyDown)
      window.removeEventListener('paste', onPaste)
    }
  }, [])
}

function isHandledElsewhere(target: EventTarget | null, key: Key): boolean {
  if (!(target instanceof Element)) return false
  if (document.querySelector('dialog[open]') || target.closest('input, textarea, select')) return true
  return key.kind === 'send' && target.closest('a, button') !== null
}
