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
  reply.header('etag', etag)
  reply.header(
    'cache-control',
    isKept ? `private, max-age=${oneYearSeconds}, immutable` : 'private, no-cache',
  )
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  if (known?.includes(etag)) return reply.code(304).send()
  const { bytes, mediaType } = await read()
  return reply.type(mediaType).send(bytes)
}
