/**
 * The token with which another site opens the portal: #token=... It is in the fragment, which browsers send to no server, so no
 * log and no Referer contains it. It is removed from the address before anything else can read or share that.
 */
let taken: string | null = null

export function takeTokenFromAddress(): void {
  const match = /^#token=([\w.-]*)$/.exec(window.location.hash)
  if (!match) return
  taken = match[1] ?? ''
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search)
}

/** Null without one. A token is only good for one sign-in, so it is returned once. */
export function spendToken(): string | null {
  const token = taken
  taken = null
  return token
}

/** The site may open the portal again while this page is open: then only the fragment changes, and the page is not reloaded. */
export function watchForToken(then: () => void): () => void {
  const look = () => {
    takeTokenFromAddress()
    if (taken !== null) then()
  }
  window.addEventListener('hashchange', look)
  return () => window.removeEventListener('hashchange', look)
}
