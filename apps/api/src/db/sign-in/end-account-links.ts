import type { MailState } from '@portal/domain/mail/mails'
import type { AccountLinkKind } from '@portal/domain/people/account-links'
import { and, eq, gt, inArray, type SQL } from 'drizzle-orm'
import type { Tx } from '../database.ts'
import { isAnyOf } from '../reads/any-of.ts'
import { mails } from '../schema/mails.ts'
import { accountLinks } from '../schema/sign-in/account-links.ts'

type LinksOf = { user_id: number; kind?: AccountLinkKind }

/** Ends the open links of several people, or those of one kind; answers those of them who were invited. */
export async function endLinksOfMany(
  tx: Tx,
  { userIds, kind }: { userIds: readonly number[]; kind?: AccountLinkKind },
  now: Date,
): Promise<number[]> {
  const ended = await endWhere(tx, and(isAnyOf(accountLinks.user_id, userIds), isOf(kind)), now)
  return ended.flatMap(({ kind, user_id }) => (kind === 'invitation' ? [user_id] : []))
}

/** Ends the open links of a person, and the mails with them that are not sent. Returns the kind of each. */
export async function endAccountLinks(
  tx: Tx,
  { user_id, kind }: LinksOf,
  now: Date,
): Promise<AccountLinkKind[]> {
  const ended = await endWhere(tx, and(eq(accountLinks.user_id, user_id), isOf(kind)), now)
  return ended.map((link) => link.kind)
}

const isOf = (kind: AccountLinkKind | undefined): SQL | undefined =>
  kind === undefined ? undefined : eq(accountLinks.kind, kind)

async function endWhere(tx: Tx, isMeant: SQL | undefined, now: Date) {
  const ended = await tx
    .update(accountLinks)
    .set({ ends_at: now })
    .where(and(isMeant, gt(accountLinks.ends_at, now)))
    .returning({ user_id: accountLinks.user_id, kind: accountLinks.kind, mail_id: accountLinks.mail_id })
  await endMailsOfLinks(
    tx,
    ended.flatMap(({ mail_id }) => mail_id ?? []),
  )
  return ended
}

/** Ends mails whose links have ended, unless they were sent: they are not sent any more. */
async function endMailsOfLinks(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const content = { text: null, html: null }
  const ended = (...states: MailState[]) => and(inArray(mails.id, [...ids]), inArray(mails.state, states))
  await tx
    .update(mails)
    .set({ state: 'expired', locked_until: null, ...content })
    .where(ended('waiting', 'held'))
  await tx.update(mails).set(content).where(ended('failed'))
}
