import { lazy, type ComponentType } from 'react'
import { loadTexts } from '../platform/texts.ts'
import type { TextFeature } from '../texts/catalog.ts'

/** A page in a file of its own, fetched together with its texts. */
export function page(texts: readonly TextFeature[], load: () => Promise<ComponentType>) {
  return lazy(async () => {
    const [shown] = await Promise.all([load(), loadTexts(texts)])
    return { default: shown }
  })
}
