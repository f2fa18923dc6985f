import { lazy, type ComponentType } from 'react'
import { loadTexts } from '../platform/texts.ts'
import type { TextFeature } from '../texts/catalog.ts'

/** A page in a file of its own, fetched together with its texts when it is shown or, by `load`, ahead of it. */
export function page(texts: readonly TextFeature[], find: () => Promise<ComponentType>) {
  let loading: Promise<{ default: ComponentType }> | undefined
  const load = () => (loading ??= Promise.all([find(), loadTexts(texts)]).then(([shown]) => ({ default: shown })))
  return Object.assign(lazy(load), { load })
}
