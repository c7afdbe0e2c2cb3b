import { challengeLifeMs, maxWrongCodes } from '@portal/domain/people/second-factors'
import { and, count, eq, gt, lt } from 'drizzle-orm'
import { hashSecretToken, newSecretToken } from '../../accounts/secret-token.ts'
import type { DbOrTx, Tx } from '../database.ts'
import { type ChallengeKind, signInChallenges } from '../schema/sign-in/sign-in-challenges.ts'

type NewChallenge = {
  kind: ChallengeKind
  user_id: number | null
  /** Of a sign-in that began with a password. */
  password_hash?: string
  address: string
}

/** Begins a challenge and returns its secret, which the answer must name. */
export async function addChallenge(db: DbOrTx, challenge: NewChallenge, now: Date): Promise<string> {
  const token = newSecretToken()
  await db.insert(signInChallenges).values({
    ...challenge,
    token_hash: hashSecretToken(token),
    ends_at: new Date(now.getTime() + challengeLifeMs),
    created_at: now,
  })
  return token
}

const isOpen = (kind: ChallengeKind, token: string, now: Date) =>
  and(
    eq(signInChallenges.token_hash, hashSecretToken(token)),
    eq(signInChallenges.kind, kind),
    gt(signInChallenges.ends_at, now),
    lt(signInChallenges.wrong_codes, maxWrongCodes),
  )

/** The challenge, unless it was answered, has ended or was answered wrongly too often. */
export async function findChallenge(db: DbOrTx, kind: ChallengeKind, token: string, now: Date) {
  const [row] = await db
    .select()
    .from(signInChallenges)
    .where(isOpen(kind, token, now))
  return row
}

export type Challenge = NonNullable<Awaited<ReturnType<typeof findChallenge>>>

/** Uses the challenge up: of two uses at once one finds nothing. */
export async function takeChallenge(db: DbOrTx, kind: ChallengeKind, token: string, now: Date) {
  const [row] = await db
    .delete(signInChallenges)
    .where(isOpen(kind, token, now))
    .returning()
  return row
}

export async function countWrongCode(tx: Tx, { id, wrong_codes }: Challenge): Promise<void> {
  await tx
    .update(signInChallenges)
    .set({ wrong_codes: wrong_codes + 1 })
    .where(eq(signInChallenges.id, id))
}

/** How many of these challenges were begun from the address since then, and not answered. */
export async function countUnanswered(
  db: DbOrTx,
  kind: ChallengeKind,
  address: string,
  since: Date,
): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(signInChallenges)
    .where(
      and(
        eq(signInChallenges.address, address),
        eq(signInChallenges.kind, kind),
        gt(signInChallenges.created_at, since),
      ),
    )
  return row?.count ?? 0
}
