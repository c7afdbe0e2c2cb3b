import { ownAddress, safeReturnPath } from '@portal/domain/addresses/own-paths'

/** Pages before others that take the way back along. */
const pagesWithWayBack = ['/', '/second-factor']

/**
 * What the login and the set-up of a required factor take along as the way back from an address. They are never their own:
 * while one is on its way, a second refused call finds its address, which names the way back already.
 */
export function wayBack(href: string): string | undefined {
  const address = ownAddress(href)
  const hasWayBack = address !== undefined && pagesWithWayBack.includes(address.pathname)
  return safeReturnPath(hasWayBack ? address.searchParams.get('to') : href)
}
