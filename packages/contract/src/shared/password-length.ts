import { isLongPassword, isShortPassword } from '@portal/domain/people/passwords'
import { passwordLength } from '@portal/domain/people/users'
import { failing } from '@portal/words/reasons'
import * as z from 'zod/mini'

/** The limit in UTF-16 units, far above what any password needs in whatever form. */
export const mostTyped = 1000

export const tooLongPassword = failing('passwords.too_long', { max: passwordLength.max })

/**
 * Checks the length in characters (RFC 8265), which no check of zod counts. A text that is much too long gets one
 * message only.
 */
export const newPasswordChecks = (tooShort: string) =>
  [
    z.maxLength(mostTyped, tooLongPassword),
    z.refine<string>((text) => !isShortPassword(text), { message: tooShort }),
    z.refine<string>((text) => text.length > mostTyped || !isLongPassword(text), {
      message: tooLongPassword,
    }),
    z.meta({ minLength: passwordLength.min, maxLength: passwordLength.max }),
  ] as const
