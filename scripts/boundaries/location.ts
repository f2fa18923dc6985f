import { posix } from 'node:path'

/** The layer of a file in the server or in the web app. In other packages, it is always `whole`. */
type Area = 'app' | 'feature' | 'game' | 'platform' | 'ui' | 'texts' | 'test' | 'whole'

/** The position of a file in the repository. */
export type Location = {
  readonly path: string
  /** The package, app or root folder: rules, server, scripts… */
  readonly unit: string
  readonly area: Area
  readonly feature: string | undefined
  readonly isTest: boolean
}

/** The target of an import. */
export type Target =
  | { readonly kind: 'node' | 'npm'; readonly name: string }
  /** An import of `@otogi/<name>/<file>`. */
  | { readonly kind: 'package'; readonly name: string; readonly file: string }
  | { readonly kind: 'file'; readonly place: Location }
  | { readonly kind: 'unknown' }

/** An import by a file of the repository. */
export type Import = {
  readonly from: Location
  readonly target: Target
  readonly line: number
  readonly isType: boolean
}

const AREAS: Record<string, Area> = {
  features: 'feature',
  game: 'game',
  platform: 'platform',
  ui: 'ui',
  texts: 'texts',
}

export function toLocation(path: string): Location {
  const [top = '', second = ''] = path.split('/')
  const unit = top === 'packages' || top === 'apps' ? second : top
  const [, folder, feature] = /^apps\/[^/]+\/src\/([^/]+)\/(?:([^/]+)\/)?/.exec(path) ?? []
  const area = toArea(path, folder)
  return {
    path,
    unit,
    area,
    feature: area === 'feature' ? feature : undefined,
    isTest: area === 'test' || /\.(test|spec)\.tsx?$/.test(path) || /^packages\/[^/]+\/test\//.test(path),
  }
}

function toArea(path: string, folder: string | undefined): Area {
  if (/^apps\/[^/]+\/test\//.test(path)) return 'test'
  if (!/^apps\/[^/]+\/src\//.test(path)) return 'whole'
  return AREAS[folder ?? ''] ?? 'app'
}

export function resolveTarget(from: Location, specifier: string | undefined): Target {
  if (specifier === undefined) return { kind: 'unknown' }
  if (specifier.startsWith('.')) {
    return { kind: 'file', place: toLocation(posix.join(posix.dirname(from.path), specifier)) }
  }
  if (specifier.startsWith('node:')) return { kind: 'node', name: specifier }
  const [scope = '', name = '', ...file] = specifier.split('/')
  if (scope === '@otogi') return { kind: 'package', name, file: file.join('/') }
  return { kind: 'npm', name: scope.startsWith('@') ? `${scope}/${name}` : scope }
}
