import { and, isNull, lt, notInArray, or } from 'drizzle-orm'
import type { Db } from './client.ts'
import { rememberedForMs } from './idempotency.ts'
import { idempotencyKeys } from './schema/idempotency-keys.ts'
import { mails } from './schema/mails.ts'
import { accountLinks } from './schema/sign-in/account-links.ts'
import { knownAddresses } from './schema/sign-in/known-addresses.ts'
import { loginFailures } from './schema/sign-in/login-failures.ts'
import { passwordResetRequests } from './schema/sign-in/password-reset-requests.ts'
import { totpSecrets } from './schema/sign-in/second-factors.ts'
import { sessions } from './schema/sign-in/sessions.ts'
import { signInChallenges } from './schema/sign-in/sign-in-challenges.ts'
import { oidcAttempts } from './schema/sign-in/single-sign-on.ts'
import { undoEntries } from './schema/undo-entries.ts'
import { webhookDeliveries, webhooks } from './schema/webhooks.ts'
import { undoableForMs } from './undo/undo-entries.ts'

const hourMs = 3_600_000
const dayMs = 86_400_000

/** How long failures are kept: longer than the window of any login limit. */
const failuresKeptMs = dayMs
/** An address is kept as long as a browser keeps its device cookie. */
export const addressesKeptMs = 180 * dayMs
/** How long admins see what became of a mail. */
const mailsKeptMs = 90 * dayMs
/** How long admins see what became of a delivery. */
const deliveriesKeptMs = 30 * dayMs

/** Deletes ended sessions, ended challenges, old sign-ins at the provider, secrets without a first code, expired answers of Idempotency-Keys, what can no longer be undone, old login failures, old requests for passwords, links that have ended, addresses long unused, old mails and deliveries, and those that an act wrote while their webhook was deleted. */
export async function forgetExpired(db: Db, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms)
  await db.delete(sessions).where(lt(sessions.expires_at, now))
  await db.delete(signInChallenges).where(lt(signInChallenges.ends_at, now))
  // The limit of sign-ins at the provider counts those of 15 minutes, which are kept for an hour.
  await db.delete(oidcAttempts).where(lt(oidcAttempts.created_at, before(hourMs)))
  await db.delete(totpSecrets).where(and(isNull(totpSecrets.secret), lt(totpSecrets.new_secret_ends_at, now)))
  await db
    .update(totpSecrets)
    .set({ new_secret: null, new_secret_ends_at: null })
    .where(lt(totpSecrets.new_secret_ends_at, now))
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.created_at, before(rememberedForMs)))
  await db.delete(undoEntries).where(lt(undoEntries.created_at, before(undoableForMs)))
  await db.delete(loginFailures).where(lt(loginFailures.failed_at, before(failuresKeptMs)))
  await db.delete(knownAddresses).where(lt(knownAddresses.signed_in_at, before(addressesKeptMs)))
  await db.delete(accountLinks).where(lt(accountLinks.ends_at, before(failuresKeptMs)))
  await db.delete(passwordResetRequests).where(lt(passwordResetRequests.requested_at, before(failuresKeptMs)))
  await db.delete(mails).where(lt(mails.created_at, before(mailsKeptMs)))
  await db
    .delete(webhookDeliveries)
    .where(
      or(
        lt(webhookDeliveries.created_at, before(deliveriesKeptMs)),
        notInArray(webhookDeliveries.webhook_id, db.select({ id: webhooks.id }).from(webhooks)),
      ),
    )
}
