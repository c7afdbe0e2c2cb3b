import { accessTokenPrefix } from '@portal/domain/access-tokens'
import { and, desc, eq, gt, lt, type SQL, sql } from 'drizzle-orm'
import type { DbOrTx } from '../../db/client.ts'
import { onlyRow } from '../../db/only-row.ts'
import { hasSecondFactor } from '../../db/reads/second-factors.ts'
import { users } from '../../db/schema/people/users.ts'
import { knownAddresses } from '../../db/schema/sign-in/known-addresses.ts'
import { loginFailures } from '../../db/schema/sign-in/login-failures.ts'
import { secrets } from '../../db/schema/sign-in/secrets.ts'

const minuteMs = 60_000
const dayMs = 86_400_000

/** How many failures stop further attempts, and for how long each counts. */
export const loginLimits = {
  pair: { failures: 10, windowMs: 15 * minuteMs },
  address: { failures: 100, windowMs: 15 * minuteMs },
  strangers: { failures: 50, windowMs: 60 * minuteMs },
} as const

/** The e-mail in lower case, and the address as the limits count it. */
export type AttemptKey = { email: string; address: string }

/**
 * Finds in one statement, because every attempt needs it: the person with the e-mail; for each limit that is reached,
 * the failure that must pass first; when the person last signed in from the address; and the key of the device cookies.
 */
export async function findStanding(db: DbOrTx, { email, address }: AttemptKey, now: Date) {
  /** The failure that must leave the window before another attempt is allowed. */
  const lastInTheWay = (limit: keyof typeof loginLimits, matches: SQL | undefined) => {
    const { failures, windowMs } = loginLimits[limit]
    const newest = db
      .select({ failed_at: loginFailures.failed_at })
      .from(loginFailures)
      .where(and(matches, gt(loginFailures.failed_at, new Date(now.getTime() - windowMs))))
      .orderBy(desc(loginFailures.failed_at))
      .offset(failures - 1)
      .limit(1)
    return sql<Date | null>`(${newest})`.mapWith(loginFailures.failed_at)
  }
  const ofEmail = eq(loginFailures.email, email)
  const ofAddress = eq(loginFailures.address, address)
  const signed_in_at = db
    .select({ signed_in_at: knownAddresses.signed_in_at })
    .from(knownAddresses)
    .where(and(eq(knownAddresses.user_id, users.id), eq(knownAddresses.address, address)))
  const found = await db
    .select({
      pair: lastInTheWay('pair', and(ofEmail, ofAddress)),
      address: lastInTheWay('address', ofAddress),
      strangers: lastInTheWay('strangers', and(ofEmail, sql`${loginFailures.by_stranger}`)),
      signed_in_at: sql<Date | null>`(${signed_in_at})`.mapWith(knownAddresses.signed_in_at),
      deviceSecret: secrets.value,
      person: {
        id: users.id,
        email: users.email,
        full_name: users.full_name,
        active: users.active,
        password_hash: users.password_hash,
        has_second_factor: hasSecondFactor,
      },
    })
    .from(secrets)
    .leftJoin(users, eq(sql`lower(${users.email})`, email))
    .where(eq(secrets.name, 'device_cookie'))
  return onlyRow(found)
}

export type Standing = Awaited<ReturnType<typeof findStanding>>

type Failure = { email: string; address: string; by_stranger: boolean; failed_at: Date }

export async function addLoginFailure(db: DbOrTx, failure: Failure): Promise<void> {
  await db.insert(loginFailures).values(failure)
}

/** In place of an e-mail. */
const wrongToken = accessTokenPrefix

/**
 * Counts an access token that opens nothing as a failure of its address. Beyond the limit of the address nothing is added,
 * so that a program with an ended token fills no table.
 */
export async function addTokenFailure(db: DbOrTx, address: string, failed_at: Date): Promise<void> {
  const { failures, windowMs } = loginLimits.address
  const since = new Date(failed_at.getTime() - windowMs)
  const counted = await db.$count(
    loginFailures,
    and(eq(loginFailures.address, address), gt(loginFailures.failed_at, since)),
  )
  if (counted >= failures) return
  await addLoginFailure(db, { email: wrongToken, address, by_stranger: false, failed_at })
}

export async function forgetLoginFailures(db: DbOrTx, { email, address }: AttemptKey): Promise<void> {
  await db
    .delete(loginFailures)
    .where(and(eq(loginFailures.email, email), eq(loginFailures.address, address)))
}

export async function rememberAddress(
  db: DbOrTx,
  place: { user_id: number; address: string },
  signed_in_at: Date,
): Promise<void> {
  await db
    .insert(knownAddresses)
    .values({ ...place, signed_in_at })
    .onConflictDoUpdate({
      target: [knownAddresses.user_id, knownAddresses.address],
      set: { signed_in_at },
      // Once a day is enough to keep the address known.
      setWhere: lt(knownAddresses.signed_in_at, new Date(signed_in_at.getTime() - dayMs)),
    })
}

/** The key of the device cookies. */
export async function findDeviceSecret(db: DbOrTx): Promise<string> {
  const rows = await db
    .select({ value: secrets.value })
    .from(secrets)
    .where(eq(secrets.name, 'device_cookie'))
  return onlyRow(rows).value
}
