import { maxTypedAddress } from '@portal/domain/web-addresses'
import * as z from 'zod/mini'

/** Requires both slashes, because `https:portal` would be read as a path of the current site. */
const webAddress = /^https?:\/\/[^\s/\\]\S*$/i
const bareHost = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?::\d+)?(?:[/?#].*)?$/u

/** Returns http and https addresses unchanged and puts `https://` before a bare host; undefined for anything else. */
export function toWebAddress(text: string): string | undefined {
  const typed = text.trim()
  const address = bareHost.test(typed) ? `https://${typed}` : typed
  return webAddress.test(address) && URL.canParse(address) ? address : undefined
}

/** A web address typed by users, stored with its scheme. Empty counts as missing. */
export const optionalWebAddress = z.optional(
  z.nullable(
    z.pipe(
      z.string().check(z.maxLength(maxTypedAddress, `At most ${maxTypedAddress} characters`)),
      z.transform((text, context): string | null => {
        if (text.trim() === '') return null
        const address = toWebAddress(text)
        if (address !== undefined) return address
        context.issues.push({ code: 'custom', input: text, message: 'Enter an http or https address' })
        return z.NEVER
      }),
    ),
  ),
)
