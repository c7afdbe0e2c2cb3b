import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Listen } from '../database.ts'

/** The pause between two attempts to connect, doubled after each that fails. */
const waitMs = { first: 100, longest: 5000 }
/** How often a silent connection is asked whether it still stands, and how long it may take to answer. */
const probe = { everyMs: 10_000, withinMs: 5000 }

/** Listens on a connection of its own, and connects again whenever it is lost. */
export function listenOnPostgres(config: pg.ClientConfig): Listen {
  return (channel, listener) => {
    const stopping = new AbortController()
    const { signal } = stopping
    let pause = waitMs.first

    const session = async () => {
      const client = new pg.Client({ ...config, query_timeout: probe.withinMs })
      const ended = new Promise<void>((resolve) => client.once('end', resolve))
      const isOver = Promise.race([ended, aborted(signal)]).then(() => true)
      // A broken connection ends. Without a listener the event would end the process.
      client.on('error', () => {})
      client.on('notification', ({ payload }) => listener.onPayload(payload ?? ''))
      try {
        await client.connect()
        await client.query(`listen ${client.escapeIdentifier(channel)}`)
        pause = waitMs.first
        listener.onListening()
        while (!(await Promise.race([isOver, wait(probe.everyMs, false, { ref: false })]))) {
          await client.query('select 1')
        }
      } finally {
        // The end is not awaited, because a connection that hangs may never end.
        client.end().catch(() => {})
      }
    }

    const running = (async () => {
      while (!signal.aborted) {
        await session().catch((error: unknown) => {
          if (!signal.aborted) listener.onFailure(error)
        })
        await wait(pause * (0.5 + Math.random()), undefined, { signal, ref: false }).catch(() => {})
        pause = Math.min(pause * 2, waitMs.longest)
      }
    })()

    return {
      async stop() {
        stopping.abort()
        await running
      },
    }
  }
}

const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
