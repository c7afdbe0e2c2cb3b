import { randomUUID } from 'node:crypto'
import type { MailKind } from '@portal/domain/mail/mails'
import { mailLimits } from '@portal/domain/mail/mails'
import { firstCharacters } from '@portal/domain/texts/length'
import { storedLine } from '@portal/domain/texts/stored'
import type { MailContent } from '@portal/words/mails'
import type { Config } from '../config/config.ts'
import type { Tx } from '../db/database.ts'
import { addMail, addMails, type NewMail } from '../db/mails/add-mail.ts'
import type { Clock } from '../use-case/clock.ts'
import { type MailingConfig, mailingOf } from './mailing.ts'
import { renderMail } from './render-mail.ts'

/** How long a mail without a link is worth sending. */
const mailLifeMs = 7 * 86_400_000

/** What queueing a mail needs. */
export type MailDeps = { clock: Clock; config: MailingConfig & Pick<Config, 'publicUrl'> }

export type MailToQueue = {
  kind: MailKind
  to: { id: number; first_name: string; full_name: string; email: string }
  content: MailContent
  /** When its link ends; a mail without one ends after a week. */
  ends_at?: Date
}

/**
 * Writes a mail into the outbox, in the transaction of its event: it is sent after the commit, and never without it. Does
 * nothing where the portal neither sends mails nor shows them. Returns the id of the mail.
 */
export async function queueMail(tx: Tx, deps: MailDeps, mail: MailToQueue): Promise<number | undefined> {
  return isWritten(deps) ? await addMail(tx, mailOf(deps, mail), deps.clock.now()) : undefined
}

/** Writes many mails in the same way. Returns their ids in the same order, and none where no mails are written. */
export async function queueMails(tx: Tx, deps: MailDeps, mails: readonly MailToQueue[]): Promise<number[]> {
  if (!isWritten(deps)) return []
  return await addMails(
    tx,
    mails.map((mail) => mailOf(deps, mail)),
    deps.clock.now(),
  )
}

function isWritten({ config }: MailDeps): boolean {
  const { isSetUp, isShown } = mailingOf(config)
  return isSetUp || isShown
}

function mailOf({ clock, config }: MailDeps, { kind, to, content, ends_at }: MailToQueue): NewMail {
  const { subject, text, html } = renderMail(content, {
    first_name: to.first_name,
    portalName: mailingOf(config).portalName,
    publicUrl: config.publicUrl,
  })
  return {
    kind,
    message_id: `${randomUUID()}@${new URL(config.publicUrl).hostname}`,
    user_id: to.id,
    to_name: to.full_name,
    to_email: to.email,
    // A header has one line, and what stands in a subject may have been typed by somebody.
    subject: firstCharacters(storedLine(subject), mailLimits.subject),
    text,
    html,
    ends_at: ends_at ?? new Date(clock.now().getTime() + mailLifeMs),
  }
}
