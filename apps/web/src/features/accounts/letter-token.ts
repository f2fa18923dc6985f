let known = ''

/**
 * The token of a letter's link, taken out of the address bar: it is behind the #, which no server and no log is told. It
 * stays known, since a page may be begun more than once before it is shown.
 */
export function letterToken(): string {
  const token = location.hash.slice(1)
  if (token) {
    known = token
    history.replaceState(history.state, '', location.pathname)
  }
  return known
}
