import type { FastifyInstance } from 'fastify'

/** For monitoring, without a session: whether the process runs, and whether the database answers. */
export function addHealthChecks(app: FastifyInstance, ping: () => Promise<void>): void {
  app.get('/healthz', { schema: { hide: true }, logLevel: 'warn' }, async () => ({ status: 'ok' }))
  app.get('/readyz', { schema: { hide: true }, logLevel: 'warn' }, async (request, reply) => {
    try {
      await ping()
      return { status: 'ok' }
    } catch (error) {
      request.log.error({ err: error }, 'The database does not answer')
      return reply.code(503).send({ status: 'database unreachable' })
    }
  })
}
