import { expect, test } from 'vitest'
import { toCanonicalEmail } from './email.ts'

test.each([
  ['ana@example.org', 'ana@example.org'],
  ['Ana@Example.ORG', 'ana@example.org'],
  ['ana+7@example.org', 'ana@example.org'],
  ['ana+a+b@example.org', 'ana@example.org'],
  ['ana@ex+ample.org', 'ana@ex+ample.org'],
])('%s has the canonical form %s', (email, mailbox) => {
  expect(toCanonicalEmail(email)).toBe(mailbox)
})
