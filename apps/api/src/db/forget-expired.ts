import { lt } from 'drizzle-orm'
import type { Db } from './client.ts'
import { rememberedForMs } from './idempotency.ts'
import { idempotencyKeys } from './schema/idempotency-keys.ts'
import { loginFailures } from './schema/sign-in/login-failures.ts'
import { sessions } from './schema/sign-in/sessions.ts'

/** Longer than the window of any login limit. */
const failuresKeptMs = 86_400_000

/** Deletes ended sessions, expired answers of Idempotency-Keys and old login failures. */
export async function forgetExpired(db: Db, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms)
  await db.delete(sessions).where(lt(sessions.expiresAt, now))
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before(rememberedForMs)))
  await db.delete(loginFailures).where(lt(loginFailures.failedAt, before(failuresKeptMs)))
}
