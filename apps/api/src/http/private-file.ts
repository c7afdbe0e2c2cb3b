import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendVersionedFile, type VersionedFile } from './versioned-file.ts'

/**
 * Sends a file to a signed-in user. Shared caches may not store it, and a browser shows what it stored only after asking
 * again, so that it shows nothing once the session has ended; an unchanged file is answered with 304.
 */
export const sendPrivateFile = (request: FastifyRequest, reply: FastifyReply, file: VersionedFile) =>
  sendVersionedFile(request, reply, file, 'private, no-cache')
