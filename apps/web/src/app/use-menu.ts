import { useEffect, useState } from 'react'
import { usePathname } from 'wouter/use-browser-location'

/** The width from which the navigation fits next to the page. Narrower windows have a menu in the header. */
export const SIDEBAR_QUERY = '(min-width: 741px)'

/** The id of the button that opens the menu. It gets the focus back when the menu closes. */
export const MENU_BUTTON = 'menu'

/** The menu on small screens; it closes when the page changes. */
export function useMenu() {
  const path = usePathname()
  const [openOn, setOpenOn] = useState<string>()
  const open = openOn === path
  useEffect(() => (open ? watchCloseTriggers(() => setOpenOn(undefined)) : undefined), [open])
  const close = () => {
    if (open) closeAndFocus(() => setOpenOn(undefined))
  }
  return { open, close, toggle: () => (open ? close() : setOpenOn(path)) }
}

/** Closes the menu on Escape, and when the window becomes wide enough for the navigation. */
function watchCloseTriggers(close: () => void): () => void {
  const wide = matchMedia(SIDEBAR_QUERY)
  const onKey = (event: KeyboardEvent) => event.key === 'Escape' && closeAndFocus(close)
  document.addEventListener('keydown', onKey)
  wide.addEventListener('change', close)
  return () => {
    document.removeEventListener('keydown', onKey)
    wide.removeEventListener('change', close)
  }
}

function closeAndFocus(close: () => void): void {
  close()
  document.getElementById(MENU_BUTTON)?.focus()
}
