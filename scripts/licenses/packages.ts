/** A package that is used in production. */
export type LicensedPackage = { readonly name: string; readonly version: string; readonly license: string }

type LockEntry = {
  readonly version?: string
  readonly license?: string
  readonly dev?: boolean
  readonly link?: boolean
}

export type Lock = { readonly packages: Readonly<Record<string, LockEntry>> }

/**
 * Licenses that allow the game to use and distribute a package, provided that its notices are kept. Packages under the
 * LGPL are used unchanged and can be replaced.
 */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Unlicense',
])

const FOLDER = 'node_modules/'

/** Lists the packages that the game uses in production, for all platforms, ordered by name and version. */
export function listPackages({ packages }: Lock): LicensedPackage[] {
  const found = new Map<string, LicensedPackage>()
  for (const [path, { version = '', license = 'none', dev, link }] of Object.entries(packages)) {
    if (!path.includes(FOLDER) || dev || link) continue
    const name = path.slice(path.lastIndexOf(FOLDER) + FOLDER.length)
    found.set(`${name} ${version}`, { name, version, license })
  }
  return [...found.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, each]) => each)
}

/** Lists the packages whose licenses are not allowed. */
export function findLicenseFaults(packages: readonly LicensedPackage[]): string[] {
  return packages
    .filter(({ license }) => !isAllowed(license))
    .map(({ name, version, license }) => `the license of ${name} ${version} is not allowed: ${license}`)
}

function isAllowed(license: string): boolean {
  return license.split(' AND ').every((each) => ALLOWED.has(each))
}

/** Prints the page that lists all packages. */
export function renderLicensePage(packages: readonly LicensedPackage[]): string {
  const rows = packages.map(({ name, version, license }) => `- ${name} ${version}: ${license}`)
  return [
    '# Third-party licenses',
    '',
    'The packages that Otogi uses outside of development, on all platforms, with their licenses. `npm run licenses` generates this',
    'list from `package-lock.json`. The license texts are in the folders of the packages in `node_modules`.',
    '',
    ...rows,
    '',
  ].join('\n')
}
