import type { AccountLinkKind } from '@portal/domain/people/account-links'
import { and, eq, gt } from 'drizzle-orm'
import type { Tx } from '../database.ts'
import { endMailsOfLinks } from '../mails/end-mail.ts'
import { accountLinks } from '../schema/sign-in/account-links.ts'

type LinksOf = { userId: number; kind?: AccountLinkKind }

/** Ends the open links of a person, and the mails with them that are not sent. Returns the kind of each. */
export async function endAccountLinks(
  tx: Tx,
  { userId, kind }: LinksOf,
  now: Date,
): Promise<AccountLinkKind[]> {
  const ended = await tx
    .update(accountLinks)
    .set({ endsAt: now })
    .where(
      and(
        eq(accountLinks.userId, userId),
        kind === undefined ? undefined : eq(accountLinks.kind, kind),
        gt(accountLinks.endsAt, now),
      ),
    )
    .returning({ kind: accountLinks.kind, mailId: accountLinks.mailId })
  await endMailsOfLinks(
    tx,
    ended.flatMap(({ mailId }) => mailId ?? []),
  )
  return ended.map((link) => link.kind)
}
