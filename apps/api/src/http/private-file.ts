import type { FastifyReply, FastifyRequest } from 'fastify'

const oneYearSeconds = 31_536_000

type PrivateFile = {
  /** Another one for other bytes. */
  version: string
  /** The version that the address itself names, if any: then it may be kept for good. */
  versionAsked: string | undefined
  read(): Promise<{ bytes: Buffer; mediaType: string }>
}

/** Sends a file that only signed-in people may see: no shared cache keeps it, and a known one is not sent again. */
export async function sendPrivateFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { version, versionAsked, read }: PrivateFile,
) {
  const etag = `"${version}"`
  const isKept = versionAsked === version
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  const isKnown = known?.includes(etag) === true
  // Read before the headers are set: a refusal must not be kept like the file.
  const file = isKnown ? undefined : await read()
  reply.header('etag', etag)
  reply.header(
    'cache-control',
    isKept ? `private, max-age=${oneYearSeconds}, immutable` : 'private, no-cache',
  )
  return file === undefined ? reply.code(304).send() : reply.type(file.mediaType).send(file.bytes)
}
