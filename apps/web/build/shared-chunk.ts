import { resolve } from 'node:path'

type Modules = { getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null }

const SRC = resolve(import.meta.dirname, '../src')

/** The pages for visitors who are not signed in. */
const SIGN_IN_ENTRIES = [resolve(SRC, 'main.tsx'), resolve(SRC, 'app/auth-pages.tsx')]

/** Puts the modules that the sign-in pages share with other pages into one chunk, because every visitor needs them. */
export function chooseSharedChunk(id: string, modules: Modules): string | null {
  return findSignInModules(modules).has(id) ? 'shared' : null
}

/** Puts all modules of the sign-in pages into one chunk, including those that the settings page also uses. */
export function chooseSignInChunk(id: string, modules: Modules): string | null {
  return findSignInModules(modules).has(id) ? 'sign-in' : null
}

/**
 * Puts the libraries used by the sign-in pages into one chunk. Otherwise, they could end up in another page's chunk.
 */
export function chooseLibraryChunk(id: string, modules: Modules): string | null {
  return findSignInModules(modules).has(id) ? 'libraries' : null
}

let signInModules: ReadonlySet<string> | undefined

function findSignInModules(modules: Modules): ReadonlySet<string> {
  if (signInModules) return signInModules
  const found = new Set<string>()
  const visit = (id: string) => {
    if (found.has(id)) return
    found.add(id)
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) visit(imported)
  }
  for (const id of SIGN_IN_ENTRIES) visit(id)
  signInModules = found
  return found
}
