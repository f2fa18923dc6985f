import { useLayoutEffect, useRef, useState } from 'react'
import { createTurns } from './turns.ts'

type Props = {
  src: string
  srcSet?: string
  /** How wide the picture is laid out. */
  sizes?: string
  className?: string | undefined
  /** Loads before it is near the view. */
  priority?: boolean
}

/**
 * Over HTTP/1.1 a browser has six connections to a server, and a picture keeps one until it is drawn: some must stay free
 * for the player's calls.
 */
const turns = createTurns(4)

/** How far below what is seen. */
const NEAR = '600px'

/** The art of a card at 300 x 400 or larger. It may have to be drawn first, so that few are asked for at once. */
export function CardImage({ src, srcSet, sizes, className, priority = false }: Props) {
  const ref = useRef<HTMLImageElement>(null)
  const end = useRef(() => {})
  const [isDue, setDue] = useState(false)
  const [isLoaded, setLoaded] = useState(false)
  useLayoutEffect(() => {
    const image = ref.current
    if (!image) return
    const stopWaiting = onceNear(image, priority, () => {
      end.current = turns.take(() => setDue(true))
    })
    return () => {
      stopWaiting()
      // A picture that is shown no more would go on loading.
      image.removeAttribute('srcset')
      image.removeAttribute('src')
      end.current()
    }
  }, [priority])
  useLayoutEffect(() => {
    // A cached picture is shown at once, without a fade.
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
      // The page has loaded also where these have not.
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

/** Calls `then` when the image is near the view, or at once. Returns what stops it. */
function onceNear(image: Element, atOnce: boolean, then: () => void): () => void {
  if (atOnce) {
    then()
    return () => {}
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      then()
    },
    { rootMargin: NEAR },
  )
  observer.observe(image)
  return () => observer.disconnect()
}
