import { createElement, lazy, useState, type ComponentType } from 'react'
import { loadTexts } from '../platform/texts.ts'
import type { TextFeature } from '../texts/catalog.ts'

/**
 * Creates a page with its own chunk. The chunk and the page's texts load in parallel, on the first render or on an
 * earlier call of `load`.
 */
export function createPage(texts: readonly TextFeature[], importComponent: () => Promise<ComponentType>) {
  let loading: Promise<{ default: ComponentType }> | undefined
  let loaded: ComponentType | undefined
  const fetchOnce = () => (loading ??= fetchPage())
  const fetchPage = async () => {
    try {
      const [component] = await Promise.all([importComponent(), loadTexts(texts)])
      loaded = component
      return { default: component }
    } catch (error) {
      // If loading in advance fails, the first render tries again.
      loading = undefined
      throw error
    }
  }
  const LazyComponent = lazy(fetchOnce)
  function Page() {
    // Renders a loaded component directly, because React would show the fallback of a lazy component for 300 ms even if
    // it has already loaded.
    const [Component] = useState(() => loaded ?? LazyComponent)
    return createElement(Component)
  }
  /** Ignores failures, because the page reports them when it is rendered. */
  const load = () => fetchOnce().then(ignoreError, ignoreError)
  return Object.assign(Page, { load })
}

function ignoreError(): void {}
