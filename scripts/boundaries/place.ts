import { posix } from 'node:path'

/** A part of a server or web app, or the whole of anything else. */
type Area = 'app' | 'feature' | 'game' | 'platform' | 'ui' | 'texts' | 'test' | 'whole'

/** Where a file lives. */
export type Place = {
  readonly path: string
  /** The package, app or root folder: rules, server, scripts… */
  readonly unit: string
  readonly area: Area
  readonly feature: string | undefined
  readonly isTest: boolean
}

/** What an import reaches. */
export type Target =
  | { readonly kind: 'node' | 'npm'; readonly name: string }
  /** `name` and `file` of `@otogi/<name>/<file>`. */
  | { readonly kind: 'package'; readonly name: string; readonly file: string }
  | { readonly kind: 'file'; readonly place: Place }
  | { readonly kind: 'unknown' }

/** One import of the repository. */
export type Use = { readonly from: Place; readonly target: Target; readonly line: number; readonly isType: boolean }

const AREAS: Record<string, Area> = {
  features: 'feature',
  game: 'game',
  platform: 'platform',
  ui: 'ui',
  texts: 'texts',
}

export function toPlace(path: string): Place {
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

export function resolveTarget(from: Place, specifier: string | undefined): Target {
  if (specifier === undefined) return { kind: 'unknown' }
  if (specifier.startsWith('.')) {
    return { kind: 'file', place: toPlace(posix.join(posix.dirname(from.path), specifier)) }
  }
  if (specifier.startsWith('node:')) return { kind: 'node', name: specifier }
  const [scope = '', name = '', ...file] = specifier.split('/')
  if (scope === '@otogi') return { kind: 'package', name, file: file.join('/') }
  return { kind: 'npm', name: scope.startsWith('@') ? `${scope}/${name}` : scope }
}
