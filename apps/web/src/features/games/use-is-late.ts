import { useEffect, useState } from 'react'

const LATE_AFTER_MS = 3000

/** Whether loading takes so long that the player should see a message. */
export function useIsLate(isWaiting: boolean): boolean {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setTimeout(() => setIsLate(true), LATE_AFTER_MS)
    return () => {
      clearTimeout(timer)
      setIsLate(false)
    }
  }, [isWaiting])
  return isLate
}
