import { type SQL, sql } from 'drizzle-orm'
import { users } from '../schema/people/users.ts'
import { passkeys, totpSecrets } from '../schema/sign-in/second-factors.ts'
import { oidcAccounts } from '../schema/sign-in/single-sign-on.ts'

/** The id of the statement's user. In a statement of one table a column stands without its table, and `passkeys` has an id too. */
const userId = sql`${users}.${sql.identifier(users.id.name)}`

/** Whether the user of the statement has codes or a passkey. */
export const hasSecondFactor: SQL<boolean> = sql<boolean>`(
  exists (select 1 from ${totpSecrets} where ${totpSecrets.user_id} = ${userId} and ${totpSecrets.secret} is not null)
  or exists (select 1 from ${passkeys} where ${passkeys.user_id} = ${userId}))`

/** Whether the user of the statement is linked to an account of the provider. */
const isOidcLinked: SQL<boolean> = sql<boolean>`exists (
  select 1 from ${oidcAccounts} where ${oidcAccounts.user_id} = ${userId})`

/** How a user signs in, as people see it. */
export const shownSignIn = { has_second_factor: hasSecondFactor, oidc_linked: isOidcLinked }
