import { readFileSync } from 'node:fs'

/** The 10,000 most common passwords of six characters or more, in lower case (zxcvbn's list, MIT). */
const common = new Set(
  readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n'),
)

/** Whether a password is one of the most common ones, in whatever letter case. */
export const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase())
