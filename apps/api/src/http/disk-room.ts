import type { FastifyRequest } from 'fastify'
import { diskFull } from '../use-case/errors.ts'

const readingMethods = ['GET', 'HEAD', 'OPTIONS']

/** Refuses changes while the disk is full, so that the database keeps the room that it needs itself. */
export function createRoomCheck(isDiskFull: () => boolean) {
  return async function checkRoom({ method }: FastifyRequest): Promise<void> {
    if (!readingMethods.includes(method) && isDiskFull()) throw diskFull()
  }
}
