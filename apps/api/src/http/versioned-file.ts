import type { FastifyReply, FastifyRequest } from 'fastify'

export type VersionedFile = {
  /** The version of the file, which differs whenever the bytes differ. */
  version: string
  read(): Promise<{ bytes: Buffer; mediaType: string }>
}

/** Sends a file, or 304 when the client knows this version of it. */
export async function sendVersionedFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { version, read }: VersionedFile,
  cacheControl: string,
) {
  const etag = `"${version}"`
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  const isKnown = known?.includes(etag) === true
  // The file is read before the headers are set, because a refusal must not be cached like the file.
  const file = isKnown ? undefined : await read()
  reply.header('etag', etag)
  reply.header('cache-control', cacheControl)
  return file === undefined ? reply.code(304).send() : reply.type(file.mediaType).send(file.bytes)
}
