import { isUtf8 } from 'node:buffer'
import type { FastifyInstance } from 'fastify'
import { badRequest } from '../../use-case/errors.ts'

/**
 * Parses JSON like Fastify, except that an empty body is allowed: many clients send the header with every DELETE. Bytes
 * that are no UTF-8 are refused: decoded, they would be other characters than the client sent.
 */
export function acceptJson(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const bytes = Buffer.from(body)
    if (bytes.length === 0) done(null, undefined)
    else if (!isUtf8(bytes)) done(badRequest('request.malformed', { fault: 'body_not_utf8' }))
    else parseJson(request, bytes.toString(), done)
  })
}
