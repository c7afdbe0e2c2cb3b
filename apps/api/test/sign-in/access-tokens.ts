import { accessTokenPrefix } from '@portal/domain/access-tokens'
import { addDays, dayIn } from '@portal/domain/days'
import { hashSecretToken, newSecretToken } from '../../src/accounts/secret-token.ts'
import { onlyRow } from '../../src/db/only-row.ts'
import { accessTokens } from '../../src/db/schema/sign-in/access-tokens.ts'
import { defaultNow, type TestApp } from '../app.ts'

type Row = typeof accessTokens.$inferInsert
type Given = Partial<Pick<Row, 'name' | 'scope' | 'salary_files' | 'expires_on' | 'is_warned'>>

export const today = dayIn('Europe/Kyiv', new Date(defaultNow))

/** Gives a person an access token that reads and writes, for 30 days. */
export async function giveToken({ db }: TestApp, { id: user_id }: { id: number }, given: Given = {}) {
  const token = `${accessTokenPrefix}${newSecretToken()}`
  const usual = { name: 'Payroll', scope: 'write' as const, expires_on: addDays(today, 30) }
  const values = { ...usual, ...given, user_id, token_hash: hashSecretToken(token) }
  const row = onlyRow(await db.insert(accessTokens).values(values).returning({ id: accessTokens.id }))
  return { id: row.id, token }
}
