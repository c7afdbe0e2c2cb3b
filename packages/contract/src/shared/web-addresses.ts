import { maxTypedAddress, toWebAddress } from '@portal/domain/addresses/web-addresses'
import { storedLine } from '@portal/domain/texts/stored'
import { failing } from '@portal/words/reasons'
import * as z from 'zod/mini'
import { atMost } from './fields.ts'

/** A web address typed by users, stored with its scheme. Empty counts as missing. */
export const optionalWebAddress = z.optional(
  z.nullable(
    z.pipe(
      z.string().check(...atMost(maxTypedAddress)),
      z.transform((text, context): string | null => {
        if (storedLine(text) === '') return null
        const address = toWebAddress(text)
        if (address !== undefined) return address
        context.issues.push({ code: 'custom', input: text, message: failing('input.web_address') })
        return z.NEVER
      }),
    ),
  ),
)
