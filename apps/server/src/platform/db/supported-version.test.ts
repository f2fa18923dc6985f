import { expect, test } from 'vitest'
import { requireSupportedVersion } from './supported-version.ts'

test.each([
  ['18.4', undefined],
  ['19beta1', undefined],
  ['17.6 (Debian 17.6-0+deb13u1)', /the database at db:5432 is PostgreSQL 17\.6 .*; version 18 or newer is needed/],
  ['9.6.24', /version 18 or newer is needed/],
])('the server starts only on PostgreSQL 18 or newer: %s', (version, refusal) => {
  const start = () => requireSupportedVersion('db:5432', version)
  if (refusal) expect(start).toThrow(refusal)
  else expect(start).not.toThrow()
})
