/** Converts the address to lower case and removes the `+tag`, so that all spellings of a mailbox are equal. */
export function toCanonicalEmail(email: string): string {
  return email.toLowerCase().replace(/\+[^@]*@/, '@')
}
