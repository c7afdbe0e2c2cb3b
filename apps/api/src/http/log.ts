import type { FastifyInstance, FastifyRequest } from 'fastify'
import { clientAddress } from './access/client-address.ts'

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

const pathOf = ({ url, routeOptions }: FastifyRequest) =>
  routeOptions.config.hasSecretPath ? routeOptions.url : withoutSecrets(url.split('?')[0] ?? '')

/**
 * Paths with a slug or a token as their patterns: the pages of a CV, and calls of the API whose method or spelling
 * matches no route, so that no `hasSecretPath` is known.
 */
const withoutSecrets = (path: string) =>
  path
    .replace(/^\/cv\/[^/]+/, '/cv/:slug')
    .replace(/^\/resumes\/[^/]+\/[^/]+\/preview/, '/resumes/:userSlug/:cvId/preview')
    .replace(/\/calendar\/[^/]+/, '/calendar/:token.ics')
    .replace(/\/public\/resumes\/[^/]+/, '/public/resumes/:slug')
    .replace(/\/resumes\/[^/]+\/(pdf|docx)/, '/resumes/:id/$1')
    .replace(/\/v1\/resumes\/[^/]*-[^/]*$/, '/v1/resumes/:id')

/** Logs one line per request, without query, headers, bodies or secret paths. The id is also in the answer. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        path: pathOf(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        user_id: request.actor?.id,
        address: clientAddress(request),
      },
      'request',
    )
    done()
  })
}
