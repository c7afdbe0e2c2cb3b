import { accessTokenPrefix } from '@portal/domain/access-tokens'
import { addDays, type Day } from '@portal/domain/days'
import { hashSecretToken, newSecretToken } from '../../accounts/secret-token.ts'
import type { Tx } from '../../db/database.ts'
import { accessTokens } from '../../db/schema/sign-in/access-tokens.ts'
import { momentOn } from '../demo-days.ts'
import type { IdOf } from '../ids.ts'

/** Inserts access tokens of two people; nobody knows them. */
export async function insertAccessTokens(
  tx: Tx,
  { today, userIdByEmail }: { today: Day; userIdByEmail: IdOf },
): Promise<void> {
  const hashOfNobody = () => hashSecretToken(`${accessTokenPrefix}${newSecretToken()}`)
  await tx.insert(accessTokens).values([
    {
      user_id: userIdByEmail('admin@demo.test'),
      name: 'Payroll of the accountants',
      scope: 'read',
      salary_files: true,
      token_hash: hashOfNobody(),
      expires_on: addDays(today, 320),
      last_used_at: momentOn(addDays(today, -1)),
      last_address: '192.0.2.40',
      created_at: momentOn(addDays(today, -45)),
    },
    {
      user_id: userIdByEmail('developer@demo.test'),
      name: 'Hours from the terminal',
      scope: 'write',
      token_hash: hashOfNobody(),
      expires_on: addDays(today, 28),
      created_at: momentOn(addDays(today, -2)),
    },
  ])
}
