import { newPassword } from '@portal/contract/accounts/session'
import { email } from '@portal/contract/shared/fields'
import { passwordLength, userLimits } from '@portal/domain/people/users'
import * as z from 'zod/mini'
import { ConfigError } from '../commands/operator-error.ts'
import type { ReadSetting } from './settings-value.ts'

export type FirstAdminSettings = { adminEmail: string | undefined; adminPassword: string | undefined }

/** Reads ADMIN_EMAIL and ADMIN_PASSWORD, which a portal with the demo company does not use. */
export const readFirstAdmin = (read: ReadSetting): FirstAdminSettings => ({
  adminEmail: emailFrom(read('ADMIN_EMAIL')),
  adminPassword: passwordFrom(read('ADMIN_PASSWORD')),
})

function emailFrom(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const { data } = z.safeParse(email, text)
  if (data !== undefined) return data
  throw new ConfigError(
    `ADMIN_EMAIL must be an e-mail address of at most ${userLimits.email} characters, not '${text}'.`,
  )
}

function passwordFrom(text: string | undefined): string | undefined {
  if (text === undefined || z.safeParse(newPassword, text).success) return text
  throw new ConfigError(`ADMIN_PASSWORD must have ${passwordLength.min} to ${passwordLength.max} characters.`)
}
