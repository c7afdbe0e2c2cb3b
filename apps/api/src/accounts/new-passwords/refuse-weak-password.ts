import { readFileSync } from 'node:fs'
import { preparedPassword } from '@portal/domain/people/passwords'
import { folded } from '@portal/domain/texts/folded'
import { englishMails } from '@portal/words/mails'
import type { Config } from '../../config/config.ts'
import { invalidField } from '../../use-case/errors.ts'

type Person = { email: string; first_name: string; last_name: string }

/**
 * 422 at `password` for one of the most common passwords, and for a word of the company, the portal or the person as the
 * whole password, in whatever letter case; a word within a longer password is no reason. For new passwords only
 * (docs/product-rules.md#passwords).
 */
export function refuseWeakPassword(
  { publicUrl, companyName }: Pick<Config, 'publicUrl' | 'companyName'>,
  typed: string,
  { email, first_name, last_name }: Person,
): void {
  const password = preparedPassword(typed)
  if (isCommonPassword(password)) throw invalidField('password', 'passwords.too_common')
  const words = [
    ...[first_name, last_name, `${first_name} ${last_name}`, email, email.split('@')[0] ?? ''],
    ...[englishMails.portalName(undefined), englishMails.portalName(companyName)],
    ...[companyName ?? '', new URL(publicUrl).hostname],
  ]
  const isWord = words.some((word) => withoutBlanks(word) === withoutBlanks(password))
  if (isWord) throw invalidField('password', 'passwords.known_word')
}

/** The 10,000 most common passwords of six characters or more, in lower case (zxcvbn's list, MIT). */
const common = new Set(
  readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n'),
)

/** Whether a password is one of the most common ones, in whatever letter case. */
const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase())

/** 'Staff portal' and 'staffportal' are one word. */
const withoutBlanks = (text: string) => folded(text).replaceAll(' ', '')
