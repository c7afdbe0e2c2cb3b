import { isLongPassword, isShortPassword } from '@portal/domain/people/passwords'
import { passwordLength } from '@portal/domain/people/users'
import * as z from 'zod/mini'

/** In UTF-16 units; far above what any password needs in whatever form. */
export const mostTyped = 1000

export const tooLongPassword = `Password must contain not more ${passwordLength.max} characters`

/** The length in characters (RFC 8265), which no check of zod counts. What is much too long is told once. */
export const newPasswordChecks = (tooShort: string) =>
  [
    z.maxLength(mostTyped, tooLongPassword),
    z.refine<string>((text) => !isShortPassword(text), { message: tooShort }),
    z.refine<string>((text) => text.length > mostTyped || !isLongPassword(text), {
      message: tooLongPassword,
    }),
    z.meta({ minLength: passwordLength.min, maxLength: passwordLength.max }),
  ] as const
