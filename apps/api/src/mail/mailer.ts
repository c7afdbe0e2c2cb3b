import { setTimeout as wait } from 'node:timers/promises'
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
import type { Clock } from '../use-case/clock.ts'
import type { Deliver, FailedDelivery } from './smtp-server.ts'

const everyMs = 2_000
/** How long one attempt may take. Another process may try when the lease has run out, which is later. */
const attemptMs = 40_000
const leaseMs = attemptMs + 5_000
/** How long a stop waits for the attempts under way. What is cut then may come twice: the server may have taken it. */
const stopWithinMs = 3_000
const atOnce = 5
const triedForMs = 2 * 86_400_000
const pauseMs = { first: 20_000, longest: 12 * 3_600_000, growth: 3 }

type Log = {
  info(facts: object, line: string): void
  warn(facts: object, line: string): void
  error(facts: object, line: string): void
}

type Options = {
  db: Db
  clock: Clock
  /** Undefined where no server is set: mails then only end. */
  deliver: Deliver | undefined
  /** The end of the Message-ID of mails that have none yet. */
  host: string
  /** Work that makes mails of rows, such as of notifications; before each round of sending. */
  makers?: readonly (() => Promise<unknown>)[]
  log: Log
}

/** `isAlone`: no other process sends from this database. */
type MailerOptions = Options & { isAlone: boolean }

export type Mailer = {
  stop(): Promise<void>
}

/**
 * Sends the mails of the outbox, every two seconds, without keeping the process alive. Each mail is sent at least once: twice
 * only where the server took it and the process died before it was marked.
 */
export function startMailer({ isAlone, ...options }: MailerOptions): Mailer {
  const stopping = new AbortController()
  const sender = createSender(options, stopping.signal)
  let underWay: Promise<void> = Promise.resolve()
  const repeat = async () => {
    if (isAlone) await sender.guarded(() => releaseLeases(options.db), 'Mails were not released')
    while (!stopping.signal.aborted) {
      underWay = sender.round()
      await underWay
      await wait(everyMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
    }
  }
  const running = repeat()
  return {
    async stop() {
      const cut = setTimeout(() => sender.cut(), stopWithinMs)
      stopping.abort()
      await running
      await underWay
      clearTimeout(cut)
    },
  }
}

/** The rounds of a mailer. When `stopping` is aborted, no further mail is taken. */
export function createSender({ db, clock, deliver, host, makers = [], log }: Options, stopping: AbortSignal) {
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
    { id, attempts, queued_at }: DueMail,
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
    const next_attempt_at = new Date(now.getTime() + pauseAfter(attempts))
    const isOver = next_attempt_at.getTime() - queued_at.getTime() > triedForMs
    if (failure.result !== 'refused' && !isOver)
      return putOff(db, id, locked_until, { next_attempt_at, last_error: answer })
    log.warn({ mail_id: id, answer }, 'A mail was not sent')
    return markFailed(db, id, locked_until, answer)
  }

  const sendDue = async (send: Deliver) => {
    while (!stopping.aborted) {
      const now = clock.now()
      const locked_until = new Date(now.getTime() + leaseMs)
      const taken = await takeDueMails(db, { now, locked_until, limit: atOnce, host })
      await Promise.all(taken.map((mail) => attempt(mail, locked_until, send)))
      if (taken.length < atOnce) return
    }
  }

  /** What failed at the last try; the same failure again is no second line of the log. */
  const failures = new Map<string, string>()
  const guarded = async (work: () => Promise<unknown>, failure: string) => {
    try {
      await work()
      failures.delete(failure)
    } catch (error) {
      const isNew = failures.get(failure) !== String(error)
      failures.set(failure, String(error))
      if (isNew && !stopping.aborted) log.error({ err: error }, failure)
    }
  }

  return {
    guarded,
    async round(): Promise<void> {
      for (const make of makers) if (!stopping.aborted) await guarded(make, 'Mails were not made')
      await guarded(() => endMails(db, clock.now()), 'Mails were not ended')
      if (deliver !== undefined) await guarded(() => sendDue(deliver), 'Mails were not sent')
    },
    cut: () => cutting.abort(),
  }
}

/** 20 s after the first attempt, three times as long after each further one, and half a day at most. */
export const pauseAfter = (attempts: number): number =>
  Math.min(pauseMs.first * pauseMs.growth ** Math.max(0, attempts - 1), pauseMs.longest)
