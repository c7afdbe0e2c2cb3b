/** Characters of the longest address as it is typed. */
export const maxTypedAddress = 2000
/** As it is stored: a bare host gets `https://` before it. */
export const maxStoredAddress = maxTypedAddress + 'https://'.length

/** Requires both slashes, because `https:portal` would be read as a path of the current site. */
const webAddress = /^https?:\/\/[^\s/\\]\S*$/i
const bareHost = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?::\d+)?(?:[/?#].*)?$/u

/** Returns http and https addresses unchanged and puts `https://` before a bare host; undefined for anything else. */
export function toWebAddress(text: string): string | undefined {
  const typed = text.trim()
  const address = bareHost.test(typed) ? `https://${typed}` : typed
  return webAddress.test(address) && URL.canParse(address) ? address : undefined
}
