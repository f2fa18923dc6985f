import { useEffect, useState } from 'react'
import { usePathname } from 'wouter/use-browser-location'

/** Where the navigation stands beside the page; below, the header's menu takes its place. */
export const WIDE = '(min-width: 741px)'

/** The button that opens the menu, and has the focus again when it closes. */
export const MENU_BUTTON = 'menu'

/** The menu of small screens, over the page that it was opened on. */
export function useMenu() {
  const path = usePathname()
  const [openOn, setOpenOn] = useState<string>()
  const open = openOn === path
  useEffect(() => (open ? closeByItself(() => setOpenOn(undefined)) : undefined), [open])
  const close = () => {
    if (open) leave(() => setOpenOn(undefined))
  }
  return { open, close, toggle: () => (open ? close() : setOpenOn(path)) }
}

/** Closes by Escape, and where a wider window shows the navigation beside the page. */
function closeByItself(close: () => void): () => void {
  const wide = matchMedia(WIDE)
  const onKey = (event: KeyboardEvent) => event.key === 'Escape' && leave(close)
  document.addEventListener('keydown', onKey)
  wide.addEventListener('change', close)
  return () => {
    document.removeEventListener('keydown', onKey)
    wide.removeEventListener('change', close)
  }
}

function leave(close: () => void): void {
  close()
  document.getElementById(MENU_BUTTON)?.focus()
}
