import { and, desc, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { DbOrTx } from '../../db/client.ts'
import { onlyRow } from '../../db/only-row.ts'
import { type Given, prepared } from '../../db/prepared.ts'
import { users } from '../../db/schema/people/users.ts'
import { knownAddresses } from '../../db/schema/sign-in/known-addresses.ts'
import { loginFailures } from '../../db/schema/sign-in/login-failures.ts'
import { secrets } from '../../db/schema/sign-in/secrets.ts'

const minuteMs = 60_000

/** How many failures stop further attempts, and for how long each counts. */
export const loginLimits = {
  pair: { failures: 10, windowMs: 15 * minuteMs },
  address: { failures: 100, windowMs: 15 * minuteMs },
  strangers: { failures: 50, windowMs: 60 * minuteMs },
} as const

/** The e-mail in lower case, and the address as the limits count it. */
export type AttemptKey = { email: string; address: string }

type Values = AttemptKey & { [Limit in keyof typeof loginLimits as `${Limit}Since`]: Date }

const standingOfAttempt = prepared('standing_of_attempt', (db, given: Given<Values>) => {
  /** The failure that must leave the window before another attempt is allowed. */
  const lastInTheWay = (limit: keyof typeof loginLimits, failures: SQL | undefined) => {
    const since = sql.param(given(`${limit}Since`), loginFailures.failedAt)
    const newest = db
      .select({ failedAt: loginFailures.failedAt })
      .from(loginFailures)
      .where(and(failures, gt(loginFailures.failedAt, since)))
      .orderBy(desc(loginFailures.failedAt))
      .offset(loginLimits[limit].failures - 1)
      .limit(1)
    return sql<Date | null>`(${newest})`.mapWith(loginFailures.failedAt)
  }
  const ofEmail = eq(loginFailures.email, given('email'))
  const ofAddress = eq(loginFailures.address, given('address'))
  const signedInAt = db
    .select({ signedInAt: knownAddresses.signedInAt })
    .from(knownAddresses)
    .where(and(eq(knownAddresses.userId, users.id), eq(knownAddresses.address, given('address'))))
  return db
    .select({
      pair: lastInTheWay('pair', and(ofEmail, ofAddress)),
      address: lastInTheWay('address', ofAddress),
      strangers: lastInTheWay('strangers', and(ofEmail, sql`${loginFailures.byStranger}`)),
      signedInAt: sql<Date | null>`(${signedInAt})`.mapWith(knownAddresses.signedInAt),
      deviceSecret: secrets.value,
      person: { id: users.id, active: users.active, passwordHash: users.passwordHash },
    })
    .from(secrets)
    .leftJoin(users, eq(sql`lower(${users.email})`, given('email')))
    .where(eq(secrets.name, 'device_cookie'))
})

/**
 * Finds in one statement, because every attempt needs it: the person with the e-mail; for each limit that is reached,
 * the failure that must pass first; when the person last signed in from the address; and the key of the device cookies.
 */
export async function findStanding(db: DbOrTx, key: AttemptKey, now: Date) {
  const since = (limit: keyof typeof loginLimits) => new Date(now.getTime() - loginLimits[limit].windowMs)
  return onlyRow(
    await standingOfAttempt(db, {
      ...key,
      pairSince: since('pair'),
      addressSince: since('address'),
      strangersSince: since('strangers'),
    }),
  )
}

export type Standing = Awaited<ReturnType<typeof findStanding>>

type Failure = { email: string; address: string; byStranger: boolean; failedAt: Date }

export async function addLoginFailure(db: DbOrTx, failure: Failure): Promise<void> {
  await db.insert(loginFailures).values(failure)
}

export async function forgetLoginFailures(db: DbOrTx, { email, address }: AttemptKey): Promise<void> {
  await db
    .delete(loginFailures)
    .where(and(eq(loginFailures.email, email), eq(loginFailures.address, address)))
}

export async function rememberAddress(
  db: DbOrTx,
  place: { userId: number; address: string },
  signedInAt: Date,
): Promise<void> {
  await db
    .insert(knownAddresses)
    .values({ ...place, signedInAt })
    .onConflictDoUpdate({ target: [knownAddresses.userId, knownAddresses.address], set: { signedInAt } })
}

/** The key of the device cookies. */
export async function findDeviceSecret(db: DbOrTx): Promise<string> {
  const rows = await db
    .select({ value: secrets.value })
    .from(secrets)
    .where(eq(secrets.name, 'device_cookie'))
  return onlyRow(rows).value
}
