import { useEffect, useState } from 'react'

/** Loads a picture before showing it over the previous one. Offers a retry if loading fails. */
export function useLoadedPicture(src: string | undefined) {
  const [prerendered] = useState(() => (isPrerendered(src) ? src : undefined))
  const [layers, setLayers] = useState<readonly string[]>(prerendered === undefined ? [] : [prerendered])
  const [failedSrc, setFailedSrc] = useState<string>()
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (src === undefined) return undefined
    return loadImage(src, (isLoaded) => (isLoaded ? setLayers((shown) => addLayer(shown, src)) : setFailedSrc(src)))
  }, [src, attempt])
  const isLoaded = src !== undefined && layers.at(-1) === src
  const retry = () => {
    setFailedSrc(undefined)
    setAttempt(attempt + 1)
  }
  return { layers, prerendered, isLoaded, hasFailed: src !== undefined && src === failedSrc && !isLoaded, retry }
}

/** Whether the browser already shows the picture because the server sent it with the page. */
function isPrerendered(src: string | undefined): src is string {
  if (src === undefined || import.meta.env.SSR) return src !== undefined
  const image = document.querySelector<HTMLImageElement>(`.prerendered img[src='${CSS.escape(src)}']`)
  return image !== null && image.complete && image.naturalWidth > 0
}

/** Keeps at most the previous picture and the new one. */
function addLayer(layers: readonly string[], layer: string): readonly string[] {
  return [...layers.filter((old) => old !== layer).slice(-1), layer]
}

function loadImage(src: string, onSettled: (isLoaded: boolean) => void): () => void {
  let isWanted = true
  const image = new Image()
  image.src = src
  // Ignores the failure, because decoding in advance can fail even if the image has loaded.
  const settle = () => isWanted && onSettled(image.naturalWidth > 0)
  image.decode().then(settle, settle)
  return () => {
    isWanted = false
  }
}
