import { mailLimits } from '@portal/domain/mail/mails'
import { firstCharacters } from '@portal/domain/texts/length'
import { storedLine } from '@portal/domain/texts/stored'
import type { Db } from '../db/database.ts'
import {
  type DueMail,
  endMails,
  markFailed,
  markSent,
  putOff,
  releaseLeases,
  takeDueMails,
} from '../db/mails/due-mails.ts'
import {
  createGuard,
  nextAttempt,
  type Outbox,
  type OutboxLog,
  type Sender,
  sendDue,
  startOutbox,
} from '../outbox/outbox.ts'
import type { Clock } from '../use-case/clock.ts'
import type { Deliver, FailedDelivery } from './smtp-server.ts'

/** How long one attempt may take. Another process may try when the lease has run out, which is later. */
const attemptMs = 40_000
const leaseMs = attemptMs + 5_000
const atOnce = 5

type Options = {
  db: Db
  clock: Clock
  /** Undefined where no server is set: mails then only end. */
  deliver: Deliver | undefined
  /** The end of the Message-ID of mails that have none yet. */
  host: string
  /** Work that makes mails of rows, such as of notifications; before each round of sending. */
  makers?: readonly (() => Promise<unknown>)[]
  log: OutboxLog
}

/** `isAlone`: no other process sends from this database. */
type MailerOptions = Options & { isAlone: boolean }

/**
 * Sends the mails of the outbox, every two seconds, without keeping the process alive. Each mail is sent at least once: twice
 * only where the server took it and the process died before it was marked.
 */
export function startMailer({ isAlone, ...options }: MailerOptions): Outbox {
  const guarded = createGuard(options.log, new AbortController().signal)
  return startOutbox(
    (stopping) => createSender(options, stopping),
    async () => {
      if (isAlone) await guarded(() => releaseLeases(options.db), 'Mails were not released')
    },
  )
}

/** The rounds of a mailer. When `stopping` is aborted, no further mail is taken. */
export function createSender(
  { db, clock, deliver, host, makers = [], log }: Options,
  stopping: AbortSignal,
): Sender {
  const cutting = new AbortController()
  /** What the server answered when it last took no mail at all; so a broken server is one line in the log. */
  let trouble: string | undefined

  const attempt = async (mail: DueMail, locked_until: Date, send: Deliver) => {
    const { id, message_id: messageId, to_name, to_email, subject, text, html } = mail
    const delivery = await send(
      {
        messageId: `<${messageId}>`,
        to: { name: to_name, address: to_email },
        subject,
        text: text ?? '',
        html: html ?? '',
      },
      AbortSignal.any([cutting.signal, AbortSignal.timeout(attemptMs)]),
    )
    if (delivery.result !== 'sent') return afterFailure(mail, locked_until, delivery)
    if (trouble !== undefined) log.info({}, 'Mails are sent again')
    trouble = undefined
    return markSent(db, id, locked_until, clock.now())
  }

  const afterFailure = (
    { id, ...mail }: DueMail,
    locked_until: Date,
    failure: FailedDelivery,
  ): Promise<void> => {
    const now = clock.now()
    // What a stop has cut goes on at the next start.
    if (cutting.signal.aborted)
      return putOff(db, id, locked_until, { next_attempt_at: now, last_error: null })
    const answer = firstCharacters(storedLine(failure.answer) || 'no answer', mailLimits.error)
    if (failure.result === 'unavailable' && trouble !== answer) {
      trouble = answer
      log.warn({ answer }, 'The server for mails does not take them')
    }
    const next_attempt_at = failure.result === 'refused' ? undefined : nextAttempt(mail, now)
    if (next_attempt_at !== undefined)
      return putOff(db, id, locked_until, { next_attempt_at, last_error: answer })
    log.warn({ mail_id: id, answer }, 'A mail was not sent')
    return markFailed(db, id, locked_until, answer)
  }

  const sendAll = (send: Deliver) =>
    sendDue({
      stopping: AbortSignal.any([stopping, cutting.signal]),
      atOnce,
      atATime: atOnce,
      take: async (limit) => {
        const now = clock.now()
        const locked_until = new Date(now.getTime() + leaseMs)
        const taken = await takeDueMails(db, { now, locked_until, limit, host })
        return taken.map((mail) => ({ mail, locked_until }))
      },
      send: ({ mail, locked_until }) => attempt(mail, locked_until, send),
    })

  const guarded = createGuard(log, stopping)
  return {
    async round(): Promise<void> {
      for (const make of makers) if (!stopping.aborted) await guarded(make, 'Mails were not made')
      await guarded(() => endMails(db, clock.now()), 'Mails were not ended')
      if (deliver !== undefined) await guarded(() => sendAll(deliver), 'Mails were not sent')
    },
    cut: () => cutting.abort(),
  }
}
