import type { FastifyInstance } from 'fastify'
import type { Database } from '../db/client.ts'

/**
 * Adds the health checks for monitoring, which need no session: whether the process runs, and whether the database
 * answers and can store changes.
 */
export function addHealthChecks(
  app: FastifyInstance,
  { ping, isDiskFull }: Pick<Database, 'ping' | 'isDiskFull'>,
): void {
  app.get('/healthz', { schema: { hide: true }, logLevel: 'warn' }, async () => ({ status: 'ok' }))
  app.get('/readyz', { schema: { hide: true }, logLevel: 'warn' }, async (request, reply) => {
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
