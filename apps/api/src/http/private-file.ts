import type { FastifyReply, FastifyRequest } from 'fastify'

const oneYearSeconds = 31_536_000

type PrivateFile = {
  /** Differs whenever the bytes differ. */
  version: string
  /** The version in the address, if any; such an answer may be cached for ever. */
  versionAsked: string | undefined
  read(): Promise<{ bytes: Buffer; mediaType: string }>
}

/** Sends a file to a signed-in user: shared caches may not store it, and an unchanged one is answered with 304. */
export async function sendPrivateFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { version, versionAsked, read }: PrivateFile,
) {
  const etag = `"${version}"`
  const isKept = versionAsked === version
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  const isKnown = known?.includes(etag) === true
  // The file is read before the headers are set, because a refusal must not be cached like the file.
  const file = isKnown ? undefined : await read()
  reply.header('etag', etag)
  reply.header(
    'cache-control',
    isKept ? `private, max-age=${oneYearSeconds}, immutable` : 'private, no-cache',
  )
  return file === undefined ? reply.code(304).send() : reply.type(file.mediaType).send(file.bytes)
}
