import { and, asc, desc, eq, gt, isNull, type SQL, sql } from 'drizzle-orm'
import type { DbOrTx, Tx } from '../../db/client.ts'
import { passwordResetRequests } from '../../db/schema/sign-in/password-reset-requests.ts'

const minuteMs = 60_000

/** How many requests are allowed, and for how long each counts. */
const resetLimits = {
  email: { requests: 10, windowMs: 60 * minuteMs },
  address: { requests: 100, windowMs: 15 * minuteMs },
} as const

export type Place = { email: string; address: string }

const locks = { email: 2, address: 4 } as const

/**
 * Lets the requests for one e-mail, and those from one address, come one after the other, so that none passes its
 * limit.
 */
export async function lockRequests(tx: Tx, { email, address }: Place): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${locks.email}, hashtext(${email}))`)
  await tx.execute(sql`select pg_advisory_xact_lock(${locks.address}, hashtext(${address}))`)
}

/** When another request is allowed; undefined when it is now. */
export async function findLimitEnd(
  tx: DbOrTx,
  { email, address }: Place,
  now: Date,
): Promise<Date | undefined> {
  const ends = [
    await endOf(tx, 'email', eq(passwordResetRequests.email, email), now),
    await endOf(tx, 'address', eq(passwordResetRequests.address, address), now),
  ]
  return ends.flatMap((end) => end ?? []).toSorted((one, other) => Number(other) - Number(one))[0]
}

async function endOf(tx: DbOrTx, limit: keyof typeof resetLimits, isCounted: SQL, now: Date) {
  const { requests, windowMs } = resetLimits[limit]
  const [first] = await tx
    .select({ requested_at: passwordResetRequests.requested_at })
    .from(passwordResetRequests)
    .where(and(isCounted, gt(passwordResetRequests.requested_at, new Date(now.getTime() - windowMs))))
    .orderBy(desc(passwordResetRequests.requested_at))
    .offset(requests - 1)
    .limit(1)
  return first && new Date(first.requested_at.getTime() + windowMs)
}

export async function addRequest(tx: Tx, place: Place, requested_at: Date): Promise<void> {
  await tx.insert(passwordResetRequests).values({ ...place, requested_at })
}

/** Takes the oldest request that nobody has handled, for this transaction; of several processes each takes another one. */
export async function takeRequest(tx: Tx) {
  const [request] = await tx
    .select({ id: passwordResetRequests.id, email: passwordResetRequests.email })
    .from(passwordResetRequests)
    .where(isNull(passwordResetRequests.handled_at))
    .orderBy(asc(passwordResetRequests.id))
    .limit(1)
    .for('update', { skipLocked: true })
  return request
}

export async function markHandled(tx: Tx, id: number, handled_at: Date): Promise<void> {
  await tx.update(passwordResetRequests).set({ handled_at }).where(eq(passwordResetRequests.id, id))
}
