import type { AccessToken } from '@portal/contract/accounts/access-tokens'
import type { AccessTokenRow } from './access-tokens.store.ts'

export const presentToken = ({ last_used_at, created_at, ...row }: AccessTokenRow): AccessToken => ({
  ...row,
  last_used_at: last_used_at?.toISOString() ?? null,
  created_at: created_at.toISOString(),
})
