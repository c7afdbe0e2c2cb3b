import { maxTypedAddress, toWebAddress } from '@portal/domain/addresses/web-addresses'
import * as z from 'zod/mini'

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
