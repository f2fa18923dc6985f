import { useRef } from 'react'
import { useLocation } from 'wouter'

/**
 * Returns a function that goes back to the summon page, at most once. Orders are created only on the summon page, so
 * that page is always the previous history entry.
 */
export function useReturnToBanners(): () => void {
  const [, navigate] = useLocation()
  const isLeaving = useRef(false)
  return () => {
    if (isLeaving.current) return
    isLeaving.current = true
    if (history.length > 1) history.back()
    else navigate('/home/summon', { replace: true })
  }
}
