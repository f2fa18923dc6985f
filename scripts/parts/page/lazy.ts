/** Draws each frame when it is scrolled into view, one frame at a time, so that the page stays responsive. */
export function createLazyDrawing(): (frame: HTMLElement, draw: () => void) => void {
  const draws = new WeakMap<Element, () => void>()
  const waiting = new Set<Element>()
  let isDrawing = false
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) waiting.add(target)
        else waiting.delete(target)
      if (!isDrawing) drawNext()
    },
    { rootMargin: '300px' },
  )

  function drawNext(): void {
    const [frame] = waiting
    isDrawing = frame !== undefined
    if (!frame) return
    waiting.delete(frame)
    observer.unobserve(frame)
    draws.get(frame)?.()
    setTimeout(drawNext)
  }

  return (frame, draw) => {
    draws.set(frame, draw)
    observer.observe(frame)
  }
}
