/** One form for all spellings of an address that reach one mailbox: lower case, without a `+tag`. */
export function canonicalEmail(email: string): string {
  return email.toLowerCase().replace(/\+[^@]*@/, '@')
}
