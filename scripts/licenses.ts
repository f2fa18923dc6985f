import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { LICENSES_PAGE, listLockedPackages } from './licenses/lock.ts'
import { findLicenseFaults, renderLicensePage } from './licenses/packages.ts'

/** Generates the list of third-party packages with their licenses. Fails if a license is not allowed. */

const root = resolve(import.meta.dirname, '..')
const packages = listLockedPackages(root)
writeFileSync(resolve(root, LICENSES_PAGE), renderLicensePage(packages))
for (const fault of findLicenseFaults(packages)) {
  console.error(fault)
  process.exitCode = 1
}
