import { setTimeout as wait } from 'node:timers/promises'

const everyMs = 2_000
/** How long a stop waits for the attempts under way. What is cut then may come twice: the receiver may have taken it. */
const stopWithinMs = 3_000
const triedForMs = 2 * 86_400_000
const pauseMs = { first: 20_000, longest: 12 * 3_600_000, growth: 3 }

export type OutboxLog = {
  info(facts: object, line: string): void
  warn(facts: object, line: string): void
  error(facts: object, line: string): void
}

export type Outbox = { stop(): Promise<void> }

export type Sender = {
  /** Sends what is due. It does not reject. */
  round(): Promise<void>
  /** Ends the attempts under way. */
  cut(): void
}

/** Runs a round every two seconds, without keeping the process alive. `begin` is carried out once before. */
export function startOutbox(create: (stopping: AbortSignal) => Sender, begin: () => Promise<void>): Outbox {
  const stopping = new AbortController()
  const sender = create(stopping.signal)
  const repeat = async () => {
    await begin()
    while (!stopping.signal.aborted) {
      await sender.round()
      await wait(everyMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
    }
  }
  const running = repeat()
  return {
    async stop() {
      const cut = setTimeout(() => sender.cut(), stopWithinMs)
      stopping.abort()
      await running
      clearTimeout(cut)
    },
  }
}

type Sending<Row> = {
  /** When it is aborted, nothing more is taken. */
  stopping: AbortSignal
  /** The most that are sent at the same time. */
  atOnce: number
  /** How many are taken by one statement. */
  atATime: number
  /** The time between two that begin, in which requests are answered. */
  spacingMs?: number
  take: (limit: number) => Promise<readonly Row[]>
  send: (row: Row) => Promise<void>
}

/** Sends all that is due, also what becomes due while slow receivers keep the round open. Rejects when `send` does. */
export async function sendDue<Row>(sending: Sending<Row>): Promise<void> {
  const { stopping, atOnce, atATime, spacingMs = 0, take, send } = sending
  const inHand = new Set<Promise<void>>()
  const failures: unknown[] = []
  const begin = (row: Row) => {
    const attempt = send(row)
      .catch((error: unknown) => void failures.push(error))
      .finally(() => inHand.delete(attempt))
    inHand.add(attempt)
  }
  while (!stopping.aborted && failures.length === 0) {
    const taken = await take(atATime)
    for (const row of taken) {
      begin(row)
      if (spacingMs > 0) await wait(spacingMs)
    }
    if (taken.length < atATime) {
      if (inHand.size === 0) break
      await Promise.race([...inHand, wait(everyMs, undefined, { ref: false })])
    }
    while (inHand.size > atOnce - atATime) await Promise.race(inHand)
  }
  await Promise.all(inHand)
  if (failures.length > 0) throw failures[0]
}

/** Runs work that may fail; the same failure again is no second line of the log. */
export function createGuard(log: OutboxLog, stopping: AbortSignal) {
  const failures = new Map<string, string>()
  return async (work: () => Promise<unknown>, failure: string): Promise<void> => {
    try {
      await work()
      failures.delete(failure)
    } catch (error) {
      const isNew = failures.get(failure) !== String(error)
      failures.set(failure, String(error))
      if (isNew && !stopping.aborted) log.error({ err: error }, failure)
    }
  }
}

/** When the next attempt is made; undefined when it would be more than two days after the first. */
export function nextAttempt(
  { attempts, queued_at }: { attempts: number; queued_at: Date },
  now: Date,
): Date | undefined {
  const next = new Date(now.getTime() + pauseAfter(attempts))
  return next.getTime() - queued_at.getTime() > triedForMs ? undefined : next
}

/** 20 s after the first attempt, three times as long after each further one, and half a day at most. */
export const pauseAfter = (attempts: number): number =>
  Math.min(pauseMs.first * pauseMs.growth ** Math.max(0, attempts - 1), pauseMs.longest)
