import { useEffect, useRef } from 'react'
import { usePathname } from 'wouter/use-browser-location'

/** A new page starts at its top with the focus on its content; going back returns to where one was. */
export function useScrollPlace(): void {
  const path = usePathname()
  const places = useRef(new Map<string, number>())
  const goingBack = useRef(false)
  const first = useRef(true)
  useEffect(() => {
    history.scrollRestoration = 'manual'
    const onPop = () => (goingBack.current = true)
    addEventListener('popstate', onPop)
    return () => removeEventListener('popstate', onPop)
  }, [])
  useEffect(() => {
    const kept = places.current
    if (!first.current) {
      scrollTo(0, goingBack.current ? (kept.get(path) ?? 0) : 0)
      document.getElementById('content')?.focus({ preventScroll: true })
    }
    first.current = false
    goingBack.current = false
    const keep = () => kept.set(path, scrollY)
    addEventListener('scroll', keep, { passive: true })
    return () => removeEventListener('scroll', keep)
  }, [path])
}
