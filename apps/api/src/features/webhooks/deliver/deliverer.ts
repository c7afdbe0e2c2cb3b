import { firstCharacters } from '@portal/domain/texts/length'
import { webhookLimits } from '@portal/domain/webhooks'
import { readPortalId } from '../../../db/archive/portal-id.ts'
import { mailingOf } from '../../../mail/mailing.ts'
import {
  createGuard,
  nextAttempt,
  type Outbox,
  type OutboxLog,
  type Sender,
  sendDue,
  startOutbox,
} from '../../../outbox/outbox.ts'
import type { Deps } from '../../deps.ts'
import type { Reach } from '../check-address.ts'
import { attemptDelivery } from './attempt.ts'
import {
  type DueDelivery,
  noteFailing,
  noteOutcome,
  noteTaken,
  releaseDeliveries,
  takeDueDeliveries,
} from './due-deliveries.store.ts'
import { answerWithinMs } from './send-request.ts'
import { switchOffFailing } from './switch-off.ts'

/** Another process may try when the lease has run out, which is after the attempt. */
const leaseMs = answerWithinMs + 5_000
const atOnce = 20
const atATime = 5
/** 1,000 deliveries take less than a minute, and requests hardly notice them (`npm run bench`). */
const spacingMs = 35

type Options = Pick<Deps, 'db' | 'clock' | 'config'> & {
  resolve: Reach['resolve']
  log: OutboxLog
}

/** `isAlone`: no other process sends from this database. */
type DelivererOptions = Options & { isAlone: boolean }

/**
 * Sends the deliveries of webhooks, every two seconds, without keeping the process alive. Each is sent at least once: twice only
 * where the receiver took it and the process died before it was noted.
 */
export function startDeliverer({ isAlone, ...options }: DelivererOptions): Outbox {
  const guarded = createGuard(options.log, new AbortController().signal)
  return startOutbox(
    (stopping) => createDeliverer(options, stopping),
    async () => {
      if (isAlone) await guarded(() => releaseDeliveries(options.db), 'Deliveries were not released')
    },
  )
}

type Taken = { delivery: DueDelivery; locked_until: Date }

/** The rounds of the deliveries. When `stopping` is aborted, no further one is taken. */
export function createDeliverer(options: Options, stopping: AbortSignal): Sender {
  const { db, clock, config, resolve, log } = options
  const cutting = new AbortController()
  const reach = { resolve, allowsPrivate: config.webhookPrivate }
  /** How many of each webhook are being sent, so that one that does not answer leaves room for others. */
  const inHand = new Map<number, number>()
  const count = (webhookId: number, by: number) => inHand.set(webhookId, (inHand.get(webhookId) ?? 0) + by)

  const take = async (limit: number): Promise<Taken[]> => {
    const now = clock.now()
    const locked_until = new Date(now.getTime() + leaseMs)
    const busy = [...inHand].flatMap(([id, number]) => (number >= atATime ? id : []))
    const taken = await takeDueDeliveries(db, { now, locked_until, limit, busy })
    return taken.map((delivery) => ({ delivery, locked_until }))
  }

  const attempt = async ({ delivery, locked_until }: Taken, portal: { id: string; name: string }) => {
    const { id, webhook_id, failing_since } = delivery
    const result = await attemptDelivery(delivery, {
      reach,
      portal: { ...portal, publicUrl: config.publicUrl },
      now: clock.now(),
      signal: cutting.signal,
    })
    const now = clock.now()
    if (result.failure === undefined) {
      await noteOutcome(db, id, locked_until, {
        state: 'sent',
        status: result.status,
        sent_at: now,
        last_error: null,
      })
      if (failing_since === null) return
      await noteTaken(db, webhook_id)
      log.info({ webhook_id }, 'Deliveries of a webhook are taken again')
      return
    }
    // What a stop has cut goes on at the next start.
    if (cutting.signal.aborted) return noteOutcome(db, id, locked_until, { next_attempt_at: now })
    const last_error = firstCharacters(result.failure, webhookLimits.error)
    const next_attempt_at = result.isFinal ? undefined : nextAttempt(delivery, now)
    await noteOutcome(db, id, locked_until, {
      ...(next_attempt_at === undefined ? { state: 'failed' } : { next_attempt_at }),
      status: result.status,
      last_error,
    })
    if (next_attempt_at === undefined)
      log.warn({ webhook_id, delivery_id: id, answer: last_error }, 'A delivery was not sent')
    await afterFailure(delivery, last_error)
  }

  const afterFailure = async ({ webhook_id, failing_since }: DueDelivery, answer: string) => {
    if (failing_since === null) {
      log.warn({ webhook_id, answer }, 'A webhook does not take a delivery')
      return noteFailing(db, webhook_id, clock.now())
    }
    if (await switchOffFailing(options, webhook_id))
      log.warn({ webhook_id, answer }, 'A webhook was switched off after five days of failures')
  }

  const sendAll = async () => {
    const portal = { id: await readPortalId(db), name: mailingOf(config).portalName }
    await sendDue({
      stopping: AbortSignal.any([stopping, cutting.signal]),
      atOnce,
      atATime,
      spacingMs,
      take: async (limit) => {
        const taken = await take(limit)
        for (const { delivery } of taken) count(delivery.webhook_id, 1)
        return taken
      },
      send: (taken) => attempt(taken, portal).finally(() => count(taken.delivery.webhook_id, -1)),
    })
  }

  const guarded = createGuard(log, stopping)
  return {
    round: () => guarded(sendAll, 'Deliveries were not sent'),
    cut: () => cutting.abort(),
  }
}
