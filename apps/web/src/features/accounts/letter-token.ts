/** The token of a letter's link, taken out of the address bar: it is behind the #, which no server and no log is told. */
export function letterToken(): string {
  const token = location.hash.slice(1)
  if (token) history.replaceState(history.state, '', location.pathname)
  return token
}
