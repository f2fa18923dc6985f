import type { Endpoint } from '@otogi/contract/endpoint'

type Features = Readonly<Record<string, Readonly<Record<string, Endpoint>>>>

const HEAD = `import type { api } from './api.ts'
import type { Endpoint, Route } from './endpoint.ts'

/** Written by \`npm run contract:routes\`: method, path and owner of each call, for clients that must not load the schemas. */

type Routes<Feature extends Readonly<Record<string, Endpoint>>> = { readonly [Call in keyof Feature]: Route<Feature[Call]> }
`

/** The source of \`packages/contract/src/routes.ts\`. */
export function printRoutes(features: Features): string {
  return [HEAD, ...Object.entries(features).map(printFeature)].join('\n')
}

function printFeature([feature, calls]: [string, Readonly<Record<string, Endpoint>>]): string {
  const lines = Object.entries(calls).map(([call, { method, path, owner }]) => {
    const fields = owner.map((field) => `'${field}'`).join(', ')
    return `  ${call}: { method: '${method}', path: '${path}', owner: [${fields}] },`
  })
  return [`export const ${feature}: Routes<typeof api.${feature}> = {`, ...lines, '}', ''].join('\n')
}
