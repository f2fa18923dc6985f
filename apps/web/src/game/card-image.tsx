import { useLayoutEffect, useRef, useState } from 'react'
import { createLimitedQueue } from './limited-queue.ts'

type Props = {
  src: string
  srcSet?: string
  /** The width of the picture in the layout. */
  sizes?: string
  className?: string | undefined
  /** Loads the picture even if it is far outside the viewport. */
  priority?: boolean
}

/**
 * Limits the number of picture requests. Over HTTP/1.1, browsers open six connections per server, and a picture that
 * the server must draw first occupies a connection. The limit leaves connections for the player's other requests.
 */
const pictureQueue = createLimitedQueue(4)

/** How close to the viewport a picture starts to load. */
const PRELOAD_DISTANCE = '600px'

/** The art of a card at 300 x 400 or larger. The server may have to draw it first, so only a few load at a time. */
export function CardImage({ src, srcSet, sizes, className, priority = false }: Props) {
  const ref = useRef<HTMLImageElement>(null)
  const releaseSlot = useRef(() => {})
  const [isDue, setDue] = useState(false)
  const [isLoaded, setLoaded] = useState(false)
  useLayoutEffect(() => {
    const image = ref.current
    if (!image) return
    const stopWaiting = runWhenNearViewport(image, priority, () => {
      releaseSlot.current = pictureQueue.enqueue(() => setDue(true))
    })
    return () => {
      stopWaiting()
      // Stops loading a picture that is no longer shown.
      image.removeAttribute('srcset')
      image.removeAttribute('src')
      releaseSlot.current()
    }
  }, [priority])
  useLayoutEffect(() => {
    // Shows a cached picture immediately, without a fade.
    if (isDue && ref.current?.complete === true && ref.current.naturalWidth > 0) setLoaded(true)
  }, [isDue])
  return (
    <img
      ref={ref}
      className={className}
      {...(isDue && { src, srcSet })}
      sizes={sizes}
      alt=""
      width="300"
      height="400"
      // `loading="lazy"` pictures do not delay the page's load event.
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
      data-loaded={isLoaded ? '' : undefined}
      onLoad={() => {
        setLoaded(true)
        releaseSlot.current()
      }}
      onError={() => releaseSlot.current()}
    />
  )
}

/**
 * Calls `run` when the image comes near the viewport, or immediately if `isImmediate` is true. Returns a function that
 * cancels the call.
 */
function runWhenNearViewport(image: Element, isImmediate: boolean, run: () => void): () => void {
  if (isImmediate) {
    run()
    return () => {}
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      run()
    },
    { rootMargin: PRELOAD_DISTANCE },
  )
  observer.observe(image)
  return () => observer.disconnect()
}
