/** Focuses the title when the focused element is gone, so that keyboard users can continue. */
export function restoreFocusToTitle(): void {
  if (document.activeElement !== document.body) return
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
}
