import type { FastifyRequest } from 'fastify'
import { badRequest } from '../../use-case/errors.ts'

const maxKeyLength = 200

/** The `Idempotency-Key` header: any text up to 200 characters; undefined when it is absent or empty. */
export function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const header = request.headers['idempotency-key']
  const key = Array.isArray(header) ? header.join(',') : header
  if (key !== undefined && key.length > maxKeyLength) {
    throw badRequest('request.idempotency_key', { max: maxKeyLength })
  }
  return key === '' ? undefined : key
}
