import { useEffect, useRef } from 'react'
import { usePathname } from 'wouter/use-browser-location'

/** Scrolls a new page to the top and focuses its content. Going back restores the scroll position. */
export function useScrollRestoration(): void {
  const path = usePathname()
  const positions = useRef(new Map<string, number>())
  const goingBack = useRef(false)
  const first = useRef(true)
  useEffect(() => {
    history.scrollRestoration = 'manual'
    const onPop = () => (goingBack.current = true)
    addEventListener('popstate', onPop)
    return () => removeEventListener('popstate', onPop)
  }, [])
  useEffect(() => {
    const stored = positions.current
    if (!first.current) {
      scrollTo(0, goingBack.current ? (stored.get(path) ?? 0) : 0)
      document.getElementById('content')?.focus({ preventScroll: true })
    }
    first.current = false
    goingBack.current = false
    const store = () => stored.set(path, scrollY)
    addEventListener('scroll', store, { passive: true })
    return () => removeEventListener('scroll', store)
  }, [path])
}
