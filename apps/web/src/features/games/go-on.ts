/** What had the focus is gone: whoever plays by keyboard goes on from the game's title. */
export function goOnFromTitle(): void {
  if (document.activeElement !== document.body) return
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
}
