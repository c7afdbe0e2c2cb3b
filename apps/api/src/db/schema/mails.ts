import { mailKinds, mailLimits, mailStates } from '@portal/domain/mail/mails'
import { userLimits } from '@portal/domain/people/users'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, emailAddress, filledUpTo, id, moment, oneOf, upTo } from './columns.ts'
import { users } from './people/users.ts'

/** The outbox: a mail is written in the transaction of its event (`mail/queue-mail.ts`) and sent afterwards (`mail/mailer.ts`). */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    kind: text('kind', { enum: mailKinds }).notNull(),
    /** The Message-ID without its brackets; one of before is given at its first attempt. */
    message_id: text('message_id'),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    to_name: text('to_name').notNull(),
    to_email: emailAddress('to_email').notNull(),
    subject: text('subject').notNull(),
    /** Both texts are deleted when the mail was sent or has ended, because their links open accounts. */
    text: text('text'),
    html: text('html'),
    state: text('state', { enum: mailStates }).notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    next_attempt_at: moment('next_attempt_at').notNull(),
    /** A process that sends the mail renews this lease; the mail of one that died is sent by another process. */
    locked_until: moment('locked_until'),
    /** What the server answered at the last attempt; null when it took the mail. */
    last_error: text('last_error'),
    /** When the first attempt was possible: at the event, or when an admin sent it again. */
    queued_at: moment('queued_at').notNull(),
    /** When its link ends. It is not sent afterwards. */
    ends_at: moment('ends_at').notNull(),
    sent_at: moment('sent_at'),
    created_at: createdAt(),
  },
  (t) => [
    index('mails_due_idx').on(t.next_attempt_at).where(sql`${t.state} = 'waiting'`),
    index('mails_ends_at_idx').on(t.ends_at).where(sql`${t.text} is not null`),
    index('mails_state_idx').on(t.state, t.id),
    index('mails_user_idx').on(t.user_id),
    index('mails_created_at_idx').on(t.created_at),
    check('mails_kind_check', oneOf(t.kind, mailKinds)),
    check('mails_state_check', oneOf(t.state, mailStates)),
    check('mails_to_name_check', filledUpTo(t.to_name, mailLimits.name)),
    check('mails_to_email_check', filledUpTo(t.to_email, userLimits.email)),
    check('mails_subject_check', filledUpTo(t.subject, mailLimits.subject)),
    check('mails_message_id_check', upTo(t.message_id, mailLimits.message_id)),
    check('mails_text_check', upTo(t.text, mailLimits.text)),
    check('mails_html_check', upTo(t.html, mailLimits.html)),
    check('mails_last_error_check', upTo(t.last_error, mailLimits.error)),
    check('mails_texts_check', sql`(${t.text} is null) = (${t.html} is null)`),
    check('mails_sent_check', sql`(${t.state} = 'sent') = (${t.sent_at} is not null)`),
    check('mails_kept_text_check', sql`${t.state} not in ('sent', 'expired') or ${t.text} is null`),
  ],
)
