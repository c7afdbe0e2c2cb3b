import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import type { ReplicaReads } from '../db/replica/replica-reads.ts'

/**
 * Adds `GET /metrics` in the text format of Prometheus, for whoever sends the token as `Authorization: Bearer`. The numbers are those
 * of this process.
 */
export function addMetrics(app: FastifyInstance, token: string, replica: ReplicaReads | undefined): void {
  const register = new Registry()
  collectDefaultMetrics({ register })
  const measureReplica = replica && addReplicaMetrics(register, replica)
  app.get('/metrics', { schema: { hide: true }, logLevel: 'warn' }, async (request, reply) => {
    const [, sent = ''] = /^bearer (.+)$/i.exec(request.headers.authorization ?? '') ?? []
    if (!isEqual(sent, token))
      return reply.code(401).header('www-authenticate', 'Bearer').send({ status: 'unauthorized' })
    await measureReplica?.()
    reply.header('cache-control', 'no-store').type(register.contentType)
    return register.metrics()
  })
}

/** Returns a function that measures the replica now. */
function addReplicaMetrics(register: Registry, replica: ReplicaReads): () => Promise<void> {
  const registers = [register]
  const up = new Gauge({
    name: 'portal_replica_up',
    help: 'Whether the replica of DATABASE_READ_URL answers.',
    registers,
  })
  const seconds = new Gauge({
    name: 'portal_replica_lag_seconds',
    help: 'Age of the last change that the replica has; 0 when it has all.',
    registers,
  })
  const bytes = new Gauge({
    name: 'portal_replica_lag_bytes',
    help: 'Bytes of the journal that the replica has not applied.',
    registers,
  })
  new Counter({
    name: 'portal_report_reads_total',
    help: 'Reports by where they were read.',
    labelNames: ['source'],
    registers,
    collect() {
      this.reset()
      for (const [source, count] of Object.entries(replica.counts)) this.inc({ source }, count)
    },
  })
  return async () => {
    const standing = await replica.standing()
    up.set(standing === undefined ? 0 : 1)
    seconds.set(standing?.lagSeconds ?? Number.NaN)
    bytes.set(standing?.lagBytes ?? Number.NaN)
  }
}

const hashed = (text: string) => createHash('sha256').update(text).digest()
const isEqual = (left: string, right: string) => timingSafeEqual(hashed(left), hashed(right))
