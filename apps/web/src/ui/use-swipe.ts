import { useRef, type DOMAttributes, type TouchEvent } from 'react'

export type Swipe = 'left' | 'right'
type TouchPoint = { readonly x: number; readonly y: number }
type TouchHandlers = Pick<DOMAttributes<HTMLElement>, 'onTouchStart' | 'onTouchEnd'>

const LEAST_DISTANCE = 56
/** The largest ratio of vertical to horizontal movement in a swipe. Steeper movements scroll the page. */
const STEEPEST = 0.6
/** Browsers use swipes from the edges of the screen to go back and forward. */
const EDGE = 32
/** Controls have their own gestures, e.g. sliders and the keys of the on-screen keyboard. */
const CONTROLS = 'a, button, input, select, textarea'

/** Recognizes a horizontal swipe that starts inside the window. @internal */
export function recognizeSwipe(start: TouchPoint, end: TouchPoint, windowWidth: number): Swipe | undefined {
  const [dx, dy] = [end.x - start.x, end.y - start.y]
  const isAtEdge = start.x < EDGE || start.x > windowWidth - EDGE
  if (isAtEdge || Math.abs(dx) < LEAST_DISTANCE) return undefined
  if (Math.abs(dy) > Math.abs(dx) * STEEPEST) return undefined
  return dx < 0 ? 'left' : 'right'
}

/** Returns touch handlers that report swipes with one finger, except on controls and in lists that scroll sideways. */
export function useSwipe(onSwipe: (swipe: Swipe) => void): TouchHandlers {
  const start = useRef<TouchPoint>(undefined)
  return {
    onTouchStart: (event) => {
      start.current = event.touches.length === 1 && isSwipeArea(event) ? toPoint(event) : undefined
    },
    onTouchEnd: (event) => {
      const swipe = start.current && recognizeSwipe(start.current, toPoint(event), innerWidth)
      start.current = undefined
      // A finger that selects text moves sideways too.
      if (swipe && getSelection()?.isCollapsed !== false) onSwipe(swipe)
    },
  }
}

function toPoint({ changedTouches }: TouchEvent): TouchPoint {
  const touch = changedTouches[0]
  return { x: touch?.clientX ?? 0, y: touch?.clientY ?? 0 }
}

/** Also ignores dialogs, because React passes their events to the component that opened them. */
function isSwipeArea({ target, currentTarget }: TouchEvent<HTMLElement>): boolean {
  if (!(target instanceof Element) || !currentTarget.contains(target) || target.closest(CONTROLS)) return false
  // On a zoomed page, a finger pans the page.
  if ((visualViewport?.scale ?? 1) > 1) return false
  for (let element: Element | null = target; element && element !== currentTarget; element = element.parentElement) {
    if (element.scrollWidth > element.clientWidth && getComputedStyle(element).overflowX === 'auto') return false
  }
  return true
}
