import type { PointerEvent } from 'react'
import { isMotionReduced } from '../platform/appearance.ts'

type Tilt = {
  onPointerMove?: (event: PointerEvent<HTMLElement>) => void
  onPointerLeave?: (event: PointerEvent<HTMLElement>) => void
}

const STILL: Tilt = {}
const TILTING: Tilt = { onPointerMove: setTilt, onPointerLeave: resetTilt }

/** Tilts an element toward the pointer with --tilt-x and --tilt-y, from -1 to 1; disabled with reduced motion. */
export function useTilt(active: boolean): Tilt {
  return active ? TILTING : STILL
}

function setTilt(event: PointerEvent<HTMLElement>): void {
  if (event.pointerType === 'touch' || isMotionReduced()) return
  const { currentTarget: card, clientX, clientY } = event
  const box = card.getBoundingClientRect()
  card.style.setProperty('--tilt-x', String(((clientX - box.left) / box.width) * 2 - 1))
  card.style.setProperty('--tilt-y', String(((clientY - box.top) / box.height) * 2 - 1))
}

function resetTilt({ currentTarget: card }: PointerEvent<HTMLElement>): void {
  card.style.removeProperty('--tilt-x')
  card.style.removeProperty('--tilt-y')
}
