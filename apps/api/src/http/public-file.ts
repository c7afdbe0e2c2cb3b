import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendVersionedFile, type VersionedFile } from './versioned-file.ts'

/**
 * Sends a file of a public link. Caches ask each time, because the link may have ended, and a manager still gets the file
 * then.
 */
export const sendPublicFile = (request: FastifyRequest, reply: FastifyReply, file: VersionedFile) =>
  sendVersionedFile(request, reply, file, 'no-cache')

/** Everyone who knows a public link may open it, but search engines may not show it. */
export function keepOutOfSearch(_request: unknown, reply: FastifyReply, done: () => void): void {
  reply.header('x-robots-tag', 'noindex')
  done()
}
