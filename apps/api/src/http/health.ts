import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../db/client.ts'

/**
 * Adds the health checks for monitoring, which need no session: whether the process runs, and whether the database
 * answers and can store changes. A server that stops answers 'stopping' for `stopDelayMs`, so that a proxy sends nobody else
 * to it, and carries out what comes all the same.
 */
export function addHealthChecks(
  app: FastifyInstance,
  { ping, isDiskFull }: Pick<Database, 'ping' | 'isDiskFull'>,
  stopDelayMs: number,
): void {
  let isStopping = false
  app.addHook('preClose', async () => {
    isStopping = true
    await wait(stopDelayMs)
  })
  app.get('/healthz', { schema: { hide: true }, logLevel: 'warn' }, async () => ({ status: 'ok' }))
  app.get('/readyz', { schema: { hide: true }, logLevel: 'warn' }, async (request, reply) => {
    if (isStopping) return reply.code(503).send({ status: 'stopping' })
    try {
      await ping()
      if (isDiskFull()) return await reply.code(503).send({ status: 'disk full' })
      return { status: 'ok' }
    } catch (error) {
      request.log.error({ err: error }, 'The database does not answer')
      return reply.code(503).send({ status: 'database unreachable' })
    }
  })
}
