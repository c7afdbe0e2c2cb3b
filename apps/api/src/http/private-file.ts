import type { FastifyReply, FastifyRequest } from 'fastify'

type PrivateFile = {
  /** Differs whenever the bytes differ. */
  version: string
  read(): Promise<{ bytes: Buffer; mediaType: string }>
}

/**
 * Sends a file to a signed-in user. Shared caches may not store it, and a browser shows what it stored only after asking
 * again, so that it shows nothing once the session has ended; an unchanged file is answered with 304.
 */
export async function sendPrivateFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { version, read }: PrivateFile,
) {
  const etag = `"${version}"`
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  const isKnown = known?.includes(etag) === true
  // The file is read before the headers are set, because a refusal must not be cached like the file.
  const file = isKnown ? undefined : await read()
  reply.header('etag', etag)
  reply.header('cache-control', 'private, no-cache')
  return file === undefined ? reply.code(304).send() : reply.type(file.mediaType).send(file.bytes)
}
