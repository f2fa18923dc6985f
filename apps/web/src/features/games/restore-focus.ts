/** Focuses the title if the focused element was removed, so that keyboard users can continue. */
export function restoreFocusToTitle(): void {
  if (document.activeElement !== document.body) return
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
}
