import { type SQL, sql } from 'drizzle-orm'
import { users } from '../schema/people/users.ts'
import { passkeys, totpSecrets } from '../schema/sign-in/second-factors.ts'
import { oidcAccounts } from '../schema/sign-in/single-sign-on.ts'

/** Whether the user of the statement has codes or a passkey. */
export const hasSecondFactor: SQL<boolean> = sql<boolean>`(
  exists (select 1 from ${totpSecrets} where ${totpSecrets.user_id} = ${users.id} and ${totpSecrets.secret} is not null)
  or exists (select 1 from ${passkeys} where ${passkeys.user_id} = ${users.id}))`

/** Whether the user of the statement is linked to an account of the provider. */
export const isOidcLinked: SQL<boolean> = sql<boolean>`exists (
  select 1 from ${oidcAccounts} where ${oidcAccounts.user_id} = ${users.id})`

/** How a user signs in, as people see it. */
export const shownSignIn = { has_second_factor: hasSecondFactor, oidc_linked: isOidcLinked }
