import { ConfigError } from '../process/config.ts'

const OLDEST_VERSION = 18

/** Rejects older PostgreSQL versions, which fail on the syntax of a migration. */
export function requireSupportedVersion(host: string, version: string): void {
  if (Number.parseInt(version) >= OLDEST_VERSION) return
  throw new ConfigError(
    `the database at ${host} is PostgreSQL ${version}; version ${OLDEST_VERSION} or newer is needed`,
  )
}
