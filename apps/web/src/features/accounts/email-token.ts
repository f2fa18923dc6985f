let known = ''

/**
 * Returns the token of an emailed link and removes it from the address bar. The token is in the URL fragment, which
 * browsers do not send to any server. It is stored in a variable, because React may initialize a page more than once.
 */
export function consumeEmailToken(): string {
  const token = location.hash.slice(1)
  if (token) {
    known = token
    history.replaceState(history.state, '', location.pathname)
  }
  return known
}
