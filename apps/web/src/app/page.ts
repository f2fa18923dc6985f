import { createElement, lazy, useState, type ComponentType } from 'react'
import { loadTexts } from '../platform/texts.ts'
import type { TextFeature } from '../texts/catalog.ts'

/**
 * Creates a page in its own chunk, which loads together with its texts when it is rendered, or earlier through `load`.
 */
export function createPage(texts: readonly TextFeature[], importComponent: () => Promise<ComponentType>) {
  let loading: Promise<{ default: ComponentType }> | undefined
  let loaded: ComponentType | undefined
  const fetchOnce = () => (loading ??= fetchPage())
  const fetchPage = async () => {
    try {
      const [shown] = await Promise.all([importComponent(), loadTexts(texts)])
      loaded = shown
      return { default: shown }
    } catch (error) {
      // If loading ahead fails, the next render tries again.
      loading = undefined
      throw error
    }
  }
  const Fetched = lazy(fetchOnce)
  function Page() {
    // React shows a lazy component's fallback for 300 ms even if the component has already loaded.
    const [Shown] = useState(() => loaded ?? Fetched)
    return createElement(Shown)
  }
  /** Ignores failures: the page reports them when it is shown. */
  const load = () => fetchOnce().then(ignoreError, ignoreError)
  return Object.assign(Page, { load })
}

function ignoreError(): void {}
