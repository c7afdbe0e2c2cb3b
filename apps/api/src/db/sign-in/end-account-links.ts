import type { AccountLinkKind } from '@portal/domain/people/account-links'
import { and, eq, gt } from 'drizzle-orm'
import type { Tx } from '../database.ts'
import { endMailsOfLinks } from '../mails/end-mail.ts'
import { accountLinks } from '../schema/sign-in/account-links.ts'

type LinksOf = { user_id: number; kind?: AccountLinkKind }

/** Ends the open links of a person, and the mails with them that are not sent. Returns the kind of each. */
export async function endAccountLinks(
  tx: Tx,
  { user_id, kind }: LinksOf,
  now: Date,
): Promise<AccountLinkKind[]> {
  const ended = await tx
    .update(accountLinks)
    .set({ ends_at: now })
    .where(
      and(
        eq(accountLinks.user_id, user_id),
        kind === undefined ? undefined : eq(accountLinks.kind, kind),
        gt(accountLinks.ends_at, now),
      ),
    )
    .returning({ kind: accountLinks.kind, mail_id: accountLinks.mail_id })
  await endMailsOfLinks(
    tx,
    ended.flatMap(({ mail_id }) => mail_id ?? []),
  )
  return ended.map((link) => link.kind)
}
