// How long 1,000 deliveries to a fast receiver take, and what ordinary requests notice of them.

import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { ensurePostgres, postgresMissing, startTempPostgres } from '../../tools/servers/temp-postgres.ts'
import { openConnection } from '../http-client.ts'
import { summarise } from '../measure.ts'
import { dayList, openPortal } from '../portal.ts'
import { ratio, row } from '../report.ts'

const deliveries = 1_000
const rounds = 3
const pauseMs = 5
const aim = { seconds: 60, p99: 1.2 }

const binaries = await ensurePostgres()
if (binaries === undefined) throw new Error(postgresMissing)
const postgres = await startTempPostgres(binaries, { durable: true })
let arrived = 0
const receiver = new Worker(new URL('receiver.ts', import.meta.url))
const [port] = await once(receiver, 'message')
receiver.on('message', () => {
  arrived += 1
})
const portal = await openPortal(postgres, {
  name: 'webhooks',
  records: 42_000,
  env: { WEBHOOK_PRIVATE: 'on' },
})
try {
  await portal.admin.query(
    `insert into webhooks (url, events, format, active, secret) values ($1, '{}', 'standard', true, $2)`,
    [`http://127.0.0.1:${port}/`, `whsec_${Buffer.alloc(32, 1).toString('base64')}`],
  )
  const send = openConnection(portal.url)
  let turn = 0
  /** Sends paced requests until the end, and returns how long each took, in ms. */
  const requestsUntil = async (isOver: () => boolean) => {
    const taken: number[] = []
    while (!isOver()) {
      turn += 1
      const before = performance.now()
      await send(dayList(portal.company, turn))
      taken.push(performance.now() - before)
      await wait(pauseMs)
    }
    return taken
  }
  const forMs = (ms: number) => {
    const end = performance.now() + ms
    return () => performance.now() > end
  }

  await requestsUntil(forMs(3_000))
  const quiet: number[] = []
  const beside: number[] = []
  let seconds = 0
  for (let round = 1; round <= rounds; round += 1) {
    const startedAt = performance.now()
    await portal.admin.query(
      `insert into webhook_deliveries (webhook_id, type, next_attempt_at, queued_at)
       select (select id from webhooks), 'webhooks.test', now(), now() from generate_series(1, $1::int)`,
      [deliveries],
    )
    beside.push(...(await requestsUntil(() => arrived >= round * deliveries)))
    const took = performance.now() - startedAt
    seconds = Math.max(seconds, took / 1000)
    quiet.push(...(await requestsUntil(forMs(took))))
  }
  const [alone, together] = [quiet, beside].map((taken) => summarise(taken, rounds * seconds))
  if (alone === undefined || together === undefined) throw new Error('Nothing was measured')
  console.log(
    `\n${deliveries} deliveries to a fast receiver: ${seconds.toFixed(1)} s, the slowest of ${rounds}`,
  )
  console.log(ratio('seconds', seconds, aim.seconds))
  console.log(row('requests alone', alone))
  console.log(row('requests beside them', together))
  console.log(ratio('p99 beside ÷ p99 alone', together.p99Ms / alone.p99Ms, aim.p99))
} finally {
  await portal.stop()
  await receiver.terminate()
  await postgres.stop()
}
