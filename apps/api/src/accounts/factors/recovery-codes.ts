import { randomInt } from 'node:crypto'
import { recoveryCodeCount, shownRecoveryCode, typedRecoveryCode } from '@portal/domain/people/second-factors'
import { hashSecretToken } from '../secret-token.ts'

/** Without i, l and o, which look like others in some fonts. */
const letters = 'abcdefghjkmnpqrstuvwxyz'
const codeLength = 16

/** Ten new codes as people read them. Sixteen of 23 letters are 72 bits, so that they need no slow hash. */
export const newRecoveryCodes = (): string[] => Array.from({ length: recoveryCodeCount }, newCode)

const newCode = () =>
  shownRecoveryCode(Array.from({ length: codeLength }, () => letters[randomInt(letters.length)]).join(''))

/** The hash of a code, however it is typed. */
export const hashRecoveryCode = (typed: string): string => hashSecretToken(typedRecoveryCode(typed))
