import type { Mail, MailQuery, MailWithText } from '@portal/contract/mails'
import type { MailKind } from '@portal/domain/mail/mails'
import { englishMails } from '@portal/words/mails'
import { requireProof } from '../../accounts/fresh-proof.ts'
import { addToTrail } from '../../db/trail/add-to-trail.ts'
import { mailingOf } from '../../mail/mailing.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import type { Actor } from '../../use-case/actor.ts'
import { authorize, canOf } from '../../use-case/authorized.ts'
import { found, notFound } from '../../use-case/not-found.ts'
import { pageCount, sliceOf } from '../../use-case/paging.ts'
import type { Deps } from '../deps.ts'
import { mailNotSetUp, mailPolicy } from './mails.policy.ts'
import {
  countMails,
  findAddressee,
  findMailWithText,
  listMailRows,
  lockMailRow,
  type MailRow,
  queueAgain,
} from './mails.store.ts'
import { mailTrail } from './mails.trail.ts'

export async function listMails(deps: Deps, actor: Actor, { state, ...page }: MailQuery) {
  const slice = sliceOf(page)
  const [rows, count] = await Promise.all([
    listMailRows(deps.db, { state }, slice),
    countMails(deps.db, { state }),
  ])
  return { mails: rows.map((row) => presentMail(deps, actor, row)), pages: pageCount(count, slice), count }
}

/**
 * A mail with its texts. They open accounts, so they are shown only in a demo that sends no mails, and those with a link
 * that sets a password after a fresh proof.
 */
export async function showMail(deps: Deps, actor: Actor, id: number): Promise<MailWithText> {
  if (!mailingOf(deps.config).isShown) throw notFound('mails.not_found')
  const row = found(await findMailWithText(deps.db, id), 'mails.not_found')
  if (setsPassword(row.kind)) requireProof(deps, actor)
  const { text, html } = row
  return { ...presentMail(deps, actor, row), text, html }
}

/**
 * Makes a mail due that waits or has failed; 409 for one that was sent or has ended, 403 without a fresh proof for one
 * with a link that sets a password.
 */
export async function retryMail(deps: Deps, actor: Actor, id: number): Promise<void> {
  const { db, clock, config } = deps
  await db.transaction(async (tx) => {
    const now = clock.now()
    const row = { ...found(await lockMailRow(tx, id), 'mails.not_found'), mailing: mailingOf(config), now }
    authorize(mailPolicy, actor, row, 'retry')
    if (setsPassword(row.kind)) requireProof(deps, actor)
    await queueAgain(tx, row, now)
    await addToTrail(tx, clock, actor, mailTrail.done('mails.retry', row, { kind: row.kind }))
  })
}

/** Writes a mail to the actor; 409 where the portal neither sends nor shows mails. */
export async function sendTestMail(deps: Deps, actor: Actor): Promise<void> {
  const { isSetUp, isShown, portalName } = mailingOf(deps.config)
  if (!isSetUp && !isShown) throw mailNotSetUp()
  await deps.db.transaction(async (tx) => {
    const to = await findAddressee(tx, actor.id)
    const content = englishMails.test({ portal: portalName })
    const id = await queueMail(tx, deps, { kind: 'test', to, content })
    if (id === undefined) return
    const mail = { id, kind: 'test', to_email: to.email, user_id: to.id }
    await addToTrail(tx, deps.clock, actor, mailTrail.done('mails.test', mail))
  })
}

export const setsPassword = (kind: MailKind) => kind === 'invitation' || kind === 'password_reset'

function presentMail({ config, clock }: Deps, actor: Actor, row: MailRow): Mail {
  const { to_email, user_id, hasText, ends_at, ...shown } = row
  return {
    ...shown,
    to: to_email,
    created_at: row.created_at.toISOString(),
    sent_at: row.sent_at?.toISOString() ?? null,
    can: canOf(mailPolicy(actor, { ...row, mailing: mailingOf(config), now: clock.now() })),
  }
}
