import { createElement, lazy, useState, type ComponentType } from 'react'
import { loadTexts } from '../platform/texts.ts'
import type { TextFeature } from '../texts/catalog.ts'

/** A page in a file of its own, fetched together with its texts when it is shown or, by `load`, ahead of it. */
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
      // What failed ahead of time is tried again when it is needed.
      loading = undefined
      throw error
    }
  }
  const Fetched = lazy(fetchOnce)
  function Page() {
    // React begins a lazy part with its fallback and holds that for 300 ms, even where the part is there.
    const [Shown] = useState(() => loaded ?? Fetched)
    return createElement(Shown)
  }
  /** What cannot be fetched is told by the page's own failure. */
  const load = () => fetchOnce().then(noted, noted)
  return Object.assign(Page, { load })
}

function noted(): void {}
