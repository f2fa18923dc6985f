/**
 * Converts an address to lower case and removes the `+tag`, so that different spellings of the same mailbox become
 * equal.
 */
export function toCanonicalEmail(email: string): string {
  return email.toLowerCase().replace(/\+[^@]*@/, '@')
}
