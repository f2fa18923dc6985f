import { basename, dirname, join, posix } from 'node:path'
import { Visitor, type CallExpression, type Expression } from 'oxc-parser'
import { findLine, parseSources, type Source } from '../sources.ts'

/** The modules that the browser loads for one route: its page, the layouts around it, and their texts. */
export type Route = {
  readonly name: string
  readonly path: string
  readonly line: number
  readonly modules: readonly string[]
  readonly texts: readonly string[]
}

type LoadedPage = { readonly module: string; readonly texts: readonly string[]; readonly line: number }

/** Texts that the app loads before any page. */
const ALWAYS: readonly string[] = ['app']

/**
 * Finds the routes below a module by its calls of `createPage`. A page that contains other pages is both a route and a
 * layout.
 */
export function findRoutes(root: string, module: string, outerLayouts: readonly LoadedPage[] = []): Route[] {
  const [source] = parseSources(root, module)
  if (!source) throw new Error(`${module} does not exist`)
  return findPages(source).flatMap((page) => {
    const chain = [...outerLayouts, page]
    return [toRoute(chain, page, source.path), ...findRoutes(root, page.module, chain)]
  })
}

function toRoute(chain: readonly LoadedPage[], page: LoadedPage, path: string): Route {
  return {
    name: basename(page.module, '.tsx'),
    path,
    line: page.line,
    modules: chain.map(({ module }) => module),
    texts: [...new Set([...ALWAYS, ...chain.flatMap(({ texts }) => texts)])],
  }
}

/** Finds every `createPage(['texts', …], async () => (await import('./module.tsx')).Page)` in a file. */
function findPages({ program, text, path }: Source): LoadedPage[] {
  const found: LoadedPage[] = []
  new Visitor({
    CallExpression(call) {
      if (call.callee.type !== 'Identifier' || call.callee.name !== 'createPage') return
      const specifier = findImport(text, call)
      if (!specifier) throw new Error(`${path}:${findLine(text, call.start)} imports no page`)
      const module = posix.normalize(join(dirname(path), specifier).replaceAll('\\', '/'))
      found.push({ module, texts: readStrings(call.arguments[0]), line: findLine(text, call.start) })
    },
  }).visit(program)
  return found
}

function findImport(text: string, { start, end }: CallExpression): string | undefined {
  return /import\('([^']+)'\)/.exec(text.slice(start, end))?.[1]
}

function readStrings(list: Expression | CallExpression['arguments'][number] | undefined): string[] {
  if (list?.type !== 'ArrayExpression') return []
  return list.elements.flatMap((element) =>
    element?.type === 'Literal' && typeof element.value === 'string' ? [element.value] : [],
  )
}
