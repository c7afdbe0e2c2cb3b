import { email as emailSchema } from '@portal/contract/shared/fields'
import { namesOfAccount } from '@portal/domain/people/names-of-account'
import type { SubRoleKey } from '@portal/domain/roles'
import { foldedEmail } from '@portal/domain/texts/folded'
import type { OidcSettings } from '../../config/sign-in-settings.ts'
import type { Tx } from '../../db/client.ts'
import { endAccountLinks } from '../../db/sign-in/end-account-links.ts'
import { findIdByEmail } from '../../db/sign-in/find-id-by-email.ts'
import { type Account, lockAccount } from '../../db/sign-in/lock-account.ts'
import { addToTrail } from '../../db/trail/add-to-trail.ts'
import { isUniqueViolation } from '../../db/violations.ts'
import type { Clock } from '../../use-case/clock.ts'
import type { Origin } from '../../use-case/origin.ts'
import { personEntry } from '../../use-case/person-entries.ts'
import type { Deps } from '../deps.ts'
import type { AccountClaims } from './provider/account-claims.ts'
import { noAccess, SignOnRefused } from './sign-on-refused.ts'
import { endInvited, findIdBySubject, findSubjectOf, insertLink } from './single-sign-on.store.ts'

type NewPerson = { email: string; first_name: string; last_name: string; sub_role: SubRoleKey }

/** Makes a person, as one who is made by hand, in the transaction that `then` goes on with. */
export type CreatePerson = <Result>(
  deps: Deps,
  person: NewPerson,
  origin: Origin,
  then: (tx: Tx, id: number) => Promise<Result>,
) => Promise<Result>

type Options = {
  /** Without it nobody is created. */
  createPerson: CreatePerson | undefined
  origin: Origin
}

type Act<Result> = (tx: Tx, person: Account) => Promise<Result>

/**
 * Finds whose account this is, under the lock of the person, and acts in the same transaction: whom it is linked to, or the
 * active person with its verified e-mail, who is linked then. Where the settings say so an unknown person is created. See docs/product-rules.md#signing-in.
 */
export async function withPersonOf<Result>(
  deps: Deps,
  account: AccountClaims,
  options: Options,
  act: Act<Result>,
): Promise<Result> {
  const settings = settingsOf(deps)
  if (account.verified === 'no') throw notVerified('email_not_verified')
  if (account.email !== undefined) refuseOtherDomains(settings, account.email)
  try {
    return await findAndAct(deps, account, options, act)
  } catch (error) {
    // Somebody linked or created the same at once: it is found now.
    if (!isTaken(error)) throw error
    return await findAndAct(deps, account, options, act).catch((again: unknown) => {
      throw isTaken(again) ? noAccess('another_sign_in') : again
    })
  }
}

/** The person, the account of the provider or the e-mail is taken since it was looked for. */
const isTaken = (error: unknown): boolean =>
  ['oidc_accounts_pkey', 'oidc_accounts_subject_unique', 'users_email_unique'].some((name) =>
    isUniqueViolation(error, name),
  )

async function findAndAct<Result>(
  deps: Deps,
  account: AccountClaims,
  { createPerson, origin }: Options,
  act: Act<Result>,
): Promise<Result> {
  const { db, clock } = deps
  const settings = settingsOf(deps)
  const linkedId = await findIdBySubject(db, account)
  if (linkedId !== undefined) return db.transaction((tx) => actAsLinked(tx, settings, account, linkedId, act))
  const email = verifiedEmail(settings, account)
  const id = await findIdByEmail(db, foldedEmail(email))
  if (id !== undefined)
    return db.transaction((tx) => linkAndAct(tx, clock, account, { id, email, origin }, act))
  if (createPerson === undefined || settings.createsAs === undefined) throw noAccess('unknown_person')
  const person = { email, ...namesOfAccount({ ...account, email }), sub_role: settings.createsAs }
  return createPerson(deps, person, origin, (tx, created) =>
    linkAndAct(tx, clock, account, { id: created, email, origin }, act),
  )
}

async function actAsLinked<Result>(
  tx: Tx,
  settings: OidcSettings,
  account: AccountClaims,
  id: number,
  act: Act<Result>,
): Promise<Result> {
  const person = await lockAccount(tx, id)
  const isLinked = (await findIdBySubject(tx, account)) === id
  if (person === undefined || !isLinked) throw noAccess('unlinked_meanwhile', id)
  if (!person.active) throw noAccess('inactive_person', id)
  if (account.email === undefined) refuseOtherDomains(settings, person.email)
  return act(tx, person)
}

type Found = { id: number; email: string; origin: Origin }

/** Links the person with the e-mail. An invited person has no use for a password any more. */
async function linkAndAct<Result>(
  tx: Tx,
  clock: Clock,
  { issuer, subject }: AccountClaims,
  { id, email, origin }: Found,
  act: Act<Result>,
): Promise<Result> {
  const now = clock.now()
  const person = await lockAccount(tx, id)
  if (person === undefined || foldedEmail(person.email) !== foldedEmail(email))
    throw noAccess('other_email_meanwhile', id)
  if (!person.active) throw noAccess('inactive_person', id)
  const present = await findSubjectOf(tx, id)
  if (present !== undefined && (present.issuer !== issuer || present.subject !== subject))
    throw noAccess('linked_to_another_account', id)
  if (present === undefined) await insertLink(tx, { user_id: id, issuer, subject }, now)
  if (person.is_invited) {
    await endInvited(tx, id)
    await endAccountLinks(tx, { user_id: id, kind: 'invitation' }, now)
  }
  const result = await act(tx, person)
  if (present === undefined) {
    await addToTrail(tx, clock, { id, origin }, personEntry('single_sign_on.link', person))
  }
  return result
}

/** The e-mail by which an account may find its person. */
function verifiedEmail({ trustsEmail }: OidcSettings, { email, verified }: AccountClaims): string {
  const isVerified = verified === 'yes' || (verified === 'unsaid' && trustsEmail)
  if (email === undefined || !isVerified) throw notVerified('email_not_said_to_be_verified')
  const read = emailSchema.safeParse(email)
  if (!read.success) throw noAccess('no_email')
  return read.data
}

function refuseOtherDomains({ domains }: OidcSettings, email: string): void {
  if (domains.length === 0) return
  const isOurs = domains.some((domain) => domainOf(`x@${domain}`) === domainOf(email))
  if (!isOurs) throw noAccess('other_domain')
}

const domainOf = (email: string) => foldedEmail(email).split('@').at(-1)

function settingsOf({ config: { oidc } }: Deps): OidcSettings {
  if (oidc === undefined) throw new Error('OIDC_ISSUER is missing')
  return oidc
}

const notVerified = (reason: string) => new SignOnRefused('single_sign_on.not_verified', reason)
