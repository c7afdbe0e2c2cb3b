/** Stands for the portal's own origin: only whether an address stays there counts. */
const portal = 'http://portal.invalid'
/** Pages that come before others. */
const signInPages = ['/', '/logout', '/unauthorized', '/second-factor']

/**
 * A path inside the portal to return to after signing in. Undefined for anything that the browser or the router, which
 * decodes the path, would open elsewhere (`//host`, `/\host`, `/%09/host`, other schemes), for the sign-in pages, and for
 * addresses of the API, which are no pages.
 */
export function safeReturnPath(path: unknown): string | undefined {
  if (typeof path !== 'string' || !path.startsWith('/')) return undefined
  const opened = ownAddress(path)
  const routed = opened && ownAddress(decoded(opened.pathname))
  if (opened === undefined || routed === undefined) return undefined
  if (signInPages.includes(routed.pathname.replace(/(?<=.)\/+$/, ''))) return undefined
  if (/^\/api(\/|$)/i.test(routed.pathname)) return undefined
  return opened.pathname + opened.search + opened.hash
}

/** The address of a path of the portal; undefined where it leads elsewhere. */
export function ownAddress(path: string | undefined): URL | undefined {
  if (path === undefined || !URL.canParse(path, portal)) return undefined
  // The browser leaves out tabs and line breaks, reads a backslash as a slash and two slashes as the start of a host.
  const address = new URL(path, portal)
  return address.origin === portal && !address.pathname.startsWith('//') ? address : undefined
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
