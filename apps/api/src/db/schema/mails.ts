import { mailKinds, mailLimits, mailStates } from '@portal/domain/mail/mails'
import { userLimits } from '@portal/domain/people/users'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, emailAddress, filledUpTo, id, moment, oneOf, upTo } from './columns.ts'
import { users } from './people/users.ts'

/** The outbox: a mail is written in the transaction of its event (`mail/queue-mail.ts`) and sent afterwards (`mail/send-mails.ts`). */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    kind: text('kind', { enum: mailKinds }).notNull(),
    /** The Message-ID without its brackets; one of before is given at its first attempt. */
    messageId: text('message_id'),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    toName: text('to_name').notNull(),
    toEmail: emailAddress('to_email').notNull(),
    subject: text('subject').notNull(),
    /** Both texts are deleted when the mail was sent or has ended, because their links open accounts. */
    text: text('text'),
    html: text('html'),
    state: text('state', { enum: mailStates }).notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: moment('next_attempt_at').notNull(),
    /** A process that sends the mail renews this lease; the mail of one that died is sent by another process. */
    lockedUntil: moment('locked_until'),
    /** What the server answered at the last attempt; null when it took the mail. */
    lastError: text('last_error'),
    /** When the first attempt was possible: at the event, or when an admin sent it again. */
    queuedAt: moment('queued_at').notNull(),
    /** When its link ends. It is not sent afterwards. */
    endsAt: moment('ends_at').notNull(),
    sentAt: moment('sent_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('mails_due_idx').on(t.nextAttemptAt).where(sql`${t.state} = 'waiting'`),
    index('mails_ends_at_idx').on(t.endsAt).where(sql`${t.text} is not null`),
    index('mails_state_idx').on(t.state, t.id),
    index('mails_user_idx').on(t.userId),
    index('mails_created_at_idx').on(t.createdAt),
    check('mails_kind_check', oneOf(t.kind, mailKinds)),
    check('mails_state_check', oneOf(t.state, mailStates)),
    check('mails_to_name_check', filledUpTo(t.toName, mailLimits.name)),
    check('mails_to_email_check', filledUpTo(t.toEmail, userLimits.email)),
    check('mails_subject_check', filledUpTo(t.subject, mailLimits.subject)),
    check('mails_message_id_check', upTo(t.messageId, mailLimits.messageId)),
    check('mails_text_check', upTo(t.text, mailLimits.text)),
    check('mails_html_check', upTo(t.html, mailLimits.html)),
    check('mails_last_error_check', upTo(t.lastError, mailLimits.error)),
    check('mails_texts_check', sql`(${t.text} is null) = (${t.html} is null)`),
    check('mails_sent_check', sql`(${t.state} = 'sent') = (${t.sentAt} is not null)`),
    check('mails_kept_text_check', sql`${t.state} not in ('sent', 'expired') or ${t.text} is null`),
  ],
)
