import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendVersionedFile, type VersionedFile } from './versioned-file.ts'

/** Sends a file of a public link. Caches may keep it for five minutes, so that a deleted picture is soon gone. */
export const sendPublicFile = (request: FastifyRequest, reply: FastifyReply, file: VersionedFile) =>
  sendVersionedFile(request, reply, file, 'public, max-age=300')

/** Everyone who knows a public link may open it, but search engines may not show it. */
export function keepOutOfSearch(_request: unknown, reply: FastifyReply, done: () => void): void {
  reply.header('x-robots-tag', 'noindex')
  done()
}
