import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const CONTRACT = join(import.meta.dirname, '../../../packages/contract/src')
const STANDS_IN = '\0nothing-to-check'

/**
 * Leaves the schema library out of the browser: the server checks what goes in and what comes out, the web reads only
 * the address and the method of an endpoint.
 */
export function withoutSchemas(): Plugin {
  return {
    name: 'without-schemas',
    enforce: 'pre',
    resolveId: (id) => (id === 'zod/mini' ? STANDS_IN : undefined),
    load: (id) => (id === STANDS_IN ? standIn() : undefined),
  }
}

/** A module in which every schema the contract names is one object that answers everything with itself. */
function standIn(): string {
  const exported = [...schemaNames()].map((name) => `nothing as ${name}`)
  return `const nothing = new Proxy(() => {}, { get: () => nothing, apply: () => nothing })
export { ${exported.join(', ')} }`
}

function schemaNames(): Set<string> {
  const sources = readdirSync(CONTRACT).filter((file) => !file.endsWith('.test.ts'))
  const used = sources.flatMap((file) => [...readFileSync(join(CONTRACT, file), 'utf8').matchAll(/\bz\.(\w+)/g)])
  return new Set(used.map(([, name = '']) => name))
}
