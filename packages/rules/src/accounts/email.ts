/** Lower case and without a `+tag`, so that all spellings of one mailbox are equal. */
export function toCanonicalEmail(email: string): string {
  return email.toLowerCase().replace(/\+[^@]*@/, '@')
}
