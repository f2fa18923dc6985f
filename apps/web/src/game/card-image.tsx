import { useLayoutEffect, useRef, useState } from 'react'
import { createLimitedQueue } from './limited-queue.ts'

type Props = {
  src: string
  srcSet?: string
  /** The width of the picture in the layout. */
  sizes?: string
  className?: string | undefined
  /** Loads the picture even when it is far from the view. */
  priority?: boolean
}

/**
 * Browsers open six connections per server over HTTP/1.1, and a picture that must be drawn first occupies one of them.
 * The limit leaves connections free for the player's requests.
 */
const turns = createLimitedQueue(4)

/** Pictures start to load when they are this far below the view. */
const NEAR = '600px'

/** The art of a card at 300 x 400 or larger. The server may have to draw it first, so only a few load at a time. */
export function CardImage({ src, srcSet, sizes, className, priority = false }: Props) {
  const ref = useRef<HTMLImageElement>(null)
  const end = useRef(() => {})
  const [isDue, setDue] = useState(false)
  const [isLoaded, setLoaded] = useState(false)
  useLayoutEffect(() => {
    const image = ref.current
    if (!image) return
    const stopWaiting = runWhenNear(image, priority, () => {
      end.current = turns.take(() => setDue(true))
    })
    return () => {
      stopWaiting()
      // Stops loading a picture that is no longer shown.
      image.removeAttribute('srcset')
      image.removeAttribute('src')
      end.current()
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
        end.current()
      }}
      onError={() => end.current()}
    />
  )
}

/** Calls `then` when the image is near the view, or immediately. Returns a function that cancels the call. */
function runWhenNear(image: Element, isImmediate: boolean, run: () => void): () => void {
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
    { rootMargin: NEAR },
  )
  observer.observe(image)
  return () => observer.disconnect()
}
