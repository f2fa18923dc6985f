import { resolve } from 'node:path'

type Modules = { getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null }

const SRC = resolve(import.meta.dirname, '../src')

/** What a visitor fetches who is not signed in. */
const BEFORE_SIGN_IN = [resolve(SRC, 'main.tsx'), resolve(SRC, 'app/auth-pages.tsx')]

/** What the sign-in and any page share travels in one file, which everybody needs. */
export function sharedChunk(id: string, modules: Modules): string | null {
  return reachedBeforeSignIn(modules).has(id) ? 'shared' : null
}

/** The forms of a visitor are one file, though the settings use some of it. */
export function doorsChunk(id: string, modules: Modules): string | null {
  return reachedBeforeSignIn(modules).has(id) ? 'doors' : null
}

/** The libraries that the sign-in needs: no page after it may carry them off into its own file. */
export function libraryChunk(id: string, modules: Modules): string | null {
  return reachedBeforeSignIn(modules).has(id) ? 'libraries' : null
}

let known: ReadonlySet<string> | undefined

function reachedBeforeSignIn(modules: Modules): ReadonlySet<string> {
  if (known) return known
  const reached = new Set<string>()
  const visit = (id: string) => {
    if (reached.has(id)) return
    reached.add(id)
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) visit(imported)
  }
  for (const id of BEFORE_SIGN_IN) visit(id)
  known = reached
  return reached
}
