import { useEffect, useState } from 'react'

/** A picture is loaded before it is shown over the one before it; one that does not come can be asked for again. */
export function usePicture(src: string | undefined) {
  const [layers, setLayers] = useState<readonly string[]>([])
  const [missed, setMissed] = useState<string>()
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (src === undefined) return undefined
    return load(src, (hasCome) => (hasCome ? setLayers((shown) => over(shown, src)) : setMissed(src)))
  }, [src, attempt])
  const isHere = src !== undefined && layers.at(-1) === src
  const retry = () => {
    setMissed(undefined)
    setAttempt(attempt + 1)
  }
  return { layers, isHere, isMissing: src !== undefined && src === missed && !isHere, retry }
}

/** At most the picture that is left behind and the one above it. */
function over(shown: readonly string[], next: string): readonly string[] {
  return [...shown.filter((layer) => layer !== next).slice(-1), next]
}

function load(src: string, then: (hasCome: boolean) => void): () => void {
  let isWanted = true
  const image = new Image()
  image.src = src
  // A browser may decline to decode ahead what it has loaded nevertheless.
  const tell = () => isWanted && then(image.naturalWidth > 0)
  image.decode().then(tell, tell)
  return () => {
    isWanted = false
  }
}
