import { maxTypedAddress } from '@portal/domain/web-addresses'
import * as z from 'zod/mini'

/** With both slashes: `https:portal` would lead to a page of the site that shows it. */
const webAddress = /^https?:\/\/[^\s/\\]\S*$/i
const bareHost = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?::\d+)?(?:[/?#].*)?$/u

/** http and https as they are, a bare host with `https://` before it; undefined for anything else. */
export function toWebAddress(text: string): string | undefined {
  const typed = text.trim()
  const address = bareHost.test(typed) ? `https://${typed}` : typed
  return webAddress.test(address) && URL.canParse(address) ? address : undefined
}

/** An address typed by people; empty counts as missing. Stored with its scheme. */
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
