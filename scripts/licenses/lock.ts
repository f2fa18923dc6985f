import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { listPackages, type LicensedPackage, type Lock } from './packages.ts'

export const LICENSES_PAGE = 'THIRD-PARTY-LICENSES.md'

export function listLockedPackages(root: string): LicensedPackage[] {
  return listPackages(JSON.parse(readFileSync(resolve(root, 'package-lock.json'), 'utf8')) as Lock)
}
