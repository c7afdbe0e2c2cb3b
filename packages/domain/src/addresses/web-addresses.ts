import { storedLine } from '../texts/stored.ts'

/** Characters of the longest address as it is typed. */
export const maxTypedAddress = 2000
/** Characters of the longest address as it is stored, with `https://` before a bare host. */
export const maxStoredAddress = maxTypedAddress + 'https://'.length

/** Requires both slashes, because `https:portal` would be read as a path of the current site. */
const webAddress = /^https?:\/\/[^\s/\\]\S*$/i
/**
 * Finds an @ or a backslash before the path. What stands before an @ looks like the host that is opened, and some
 * programs take a backslash for a slash.
 */
const withUserOrBackslash = /^https?:\/\/[^/?#]*[@\\]/i
const bareHost = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?::\d+)?(?:[/?#].*)?$/u

/**
 * Returns http and https addresses in their stored form and puts `https://` before a bare host; undefined for anything
 * else, and for an address with a user or a password.
 */
export function toWebAddress(text: string): string | undefined {
  const typed = storedLine(text)
  const address = bareHost.test(typed) ? `https://${typed}` : typed
  const isSafe = webAddress.test(address) && !withUserOrBackslash.test(address)
  return isSafe && URL.canParse(address) ? address : undefined
}
