import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FileContent } from '../files/storage/file-storage.ts'
import type { OpenedFile, StoredFile } from '../files/stored-files.ts'

export type VersionedFile = {
  /** The version of the file, which differs whenever the bytes differ. */
  version: string
  read(): Promise<StoredFile | OpenedFile>
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
  if (file === undefined) return reply.code(304).send()
  reply.type(file.media_type)
  return 'bytes' in file ? reply.send(file.bytes) : sendContent(reply, file.content)
}

/** Sends a file while it is read. When that fails in the middle, the connection ends, and the client misses the rest. */
export const sendContent = (reply: FastifyReply, { stream, size }: FileContent) =>
  reply.header('content-length', size).send(stream)
