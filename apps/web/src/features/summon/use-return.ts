import { useRef } from 'react'
import { useLocation } from 'wouter'

/** Returns to the summon page, once. Orders are created only there, so it is always the previous history entry. */
export function useReturn(): () => void {
  const [, navigate] = useLocation()
  const isLeaving = useRef(false)
  return () => {
    if (isLeaving.current) return
    isLeaving.current = true
    if (history.length > 1) history.back()
    else navigate('/home/summon', { replace: true })
  }
}
