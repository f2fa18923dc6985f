import { createElement, lazy, useState, type ComponentType } from 'react'
import { loadTexts } from '../platform/texts.ts'
import type { TextFeature } from '../texts/catalog.ts'

/** A page in its own chunk, loaded together with its texts when it is shown, or earlier by `load`. */
export function page(texts: readonly TextFeature[], find: () => Promise<ComponentType>) {
  let loading: Promise<{ default: ComponentType }> | undefined
  let loaded: ComponentType | undefined
  const fetchOnce = () => (loading ??= fetchPage())
  const fetchPage = async () => {
    try {
      const [shown] = await Promise.all([find(), loadTexts(texts)])
      loaded = shown
      return { default: shown }
    } catch (error) {
      // What failed to load early is tried again when it is needed.
      loading = undefined
      throw error
    }
  }
  const Fetched = lazy(fetchOnce)
  function Page() {
    // React shows a lazy component's fallback for 300 ms, even when the component has already loaded.
    const [Shown] = useState(() => loaded ?? Fetched)
    return createElement(Shown)
  }
  /** Ignores failures: the page reports them when it is shown. */
  const load = () => fetchOnce().then(ignore, ignore)
  return Object.assign(Page, { load })
}

function ignore(): void {}
