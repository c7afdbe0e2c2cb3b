/** Stands for the portal's own origin: only whether an address stays there counts. */
const portal = 'http://portal.invalid'
/** Pages that come before others; those that lead on take the way back along. */
const signInPages = ['/', '/logout', '/unauthorized', '/second-factor']
const pagesWithWayBack = ['/', '/second-factor']

/**
 * A path inside the portal to return to after signing in. Undefined for anything that the browser or the router, which
 * decodes the path, would open elsewhere (`//host`, `/\host`, `/%09/host`, other schemes), and for the sign-in pages.
 */
export function safeReturnPath(path: unknown): string | undefined {
  if (typeof path !== 'string' || !path.startsWith('/')) return undefined
  const opened = ownAddress(path)
  const routed = opened && ownAddress(decoded(opened.pathname))
  if (opened === undefined || routed === undefined) return undefined
  if (signInPages.includes(routed.pathname.replace(/(?<=.)\/+$/, ''))) return undefined
  return opened.pathname + opened.search + opened.hash
}

/**
 * What the login and the set-up of a required factor take along as the way back from an address. They are never their own:
 * while one is on its way, a second refused call finds its address, which names the way back already.
 */
export function wayBack(href: string): string | undefined {
  const address = ownAddress(href)
  const hasWayBack = address !== undefined && pagesWithWayBack.includes(address.pathname)
  return safeReturnPath(hasWayBack ? address.searchParams.get('to') : href)
}

function ownAddress(path: string | undefined): URL | undefined {
  // The browser leaves out tabs and line breaks, reads a backslash as a slash and two slashes as the start of a host.
  const address = path === undefined ? null : URL.parse(path, portal)
  return address?.origin === portal && !address.pathname.startsWith('//') ? address : undefined
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
