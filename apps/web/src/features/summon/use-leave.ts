import { useRef } from 'react'
import { useLocation } from 'wouter'

/** Back to the gates, once. Orders are made there alone, so that they are the entry before the one that carries an order. */
export function useLeave(): () => void {
  const [, navigate] = useLocation()
  const isLeaving = useRef(false)
  return () => {
    if (isLeaving.current) return
    isLeaving.current = true
    if (history.length > 1) history.back()
    else navigate('/home/summon', { replace: true })
  }
}
