import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

type Prepared = { plain: Buffer; compressed: Buffer; etag: string }

const compress = promisify(gzip)

/**
 * The addresses of the document answer from memory, compressed where the client takes it. Making the text anew for each
 * reader would take the time of everybody else's requests, and slow readers would hold a copy each.
 */
export function answerFromMemory(app: FastifyInstance): void {
  const json = memoryAnswer('application/json; charset=utf-8', () => JSON.stringify(app.swagger()))
  const yaml = memoryAnswer('application/x-yaml', () => app.swagger({ yaml: true }))
  app.get('/api/openapi.json', { schema: { hide: true } }, json)
  // The reference page has addresses of its own for the same document.
  app.addHook('onRoute', (route) => {
    if (route.url === '/api/docs/json') route.handler = json
    if (route.url === '/api/docs/yaml') route.handler = yaml
  })
}

function memoryAnswer(type: string, write: () => string) {
  let prepared: Promise<Prepared> | undefined
  return async (request: FastifyRequest, reply: FastifyReply) => {
    prepared ??= prepare(write())
    const { plain, compressed, etag } = await prepared
    reply.header('vary', 'accept-encoding').header('cache-control', 'no-cache').header('etag', etag)
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    reply.type(type)
    if (!takesGzip(request)) return reply.send(plain)
    return reply.header('content-encoding', 'gzip').send(compressed)
  }
}

async function prepare(text: string): Promise<Prepared> {
  const plain = Buffer.from(text)
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 16)}"`
  return { plain, compressed: await compress(plain, { level: 9 }), etag }
}

const takesGzip = ({ headers }: FastifyRequest) =>
  /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(String(headers['accept-encoding'] ?? ''))
