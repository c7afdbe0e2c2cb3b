import type { FastifyInstance } from 'fastify'
import { clientAddress } from './access/client-address.ts'
import { KnownPaths } from './known-paths.ts'

type LoggedError = {
  [key: string]: unknown
  type: string
  message: string
  stack: string
}

/** Database errors quote the values of the statement. Those may be personal, so they are kept out of the log. */
export function serialiseError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an Error', stack: '' }
  const withoutValues = (text: string | undefined) => text?.replace(/\nparams:[\s\S]*?(?=\n {4}at |$)/, '')
  return {
    type: error.name,
    message: withoutValues(error.message) ?? '',
    code: textOf(error, 'code'),
    constraint: textOf(error, 'constraint'),
    stack: withoutValues(error.stack) ?? '',
    cause: error.cause === undefined ? undefined : serialiseError(error.cause),
  }
}

function textOf(error: object, key: 'code' | 'constraint'): string | undefined {
  const value: unknown = Reflect.get(error, key)
  return typeof value === 'string' ? value : undefined
}

/**
 * Logs one line per request, without query, headers, bodies or secret parts of its address. The id is also in the
 * answer. Call it before routes are added, and add the pages of the web app to the paths that it returns.
 */
export function logRequests(app: FastifyInstance): KnownPaths {
  const paths = new KnownPaths()
  app.addHook('onRoute', ({ url }) => paths.add(url))
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        path: paths.keepable(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        user_id: request.actor?.id,
        address: clientAddress(request),
      },
      'request',
    )
    done()
  })
  return paths
}
