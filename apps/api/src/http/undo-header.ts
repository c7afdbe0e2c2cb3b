import type { FastifyReply } from 'fastify'
import type { Undoable } from '../db/undo/undo-entries.ts'

/** Adds the token of an undo to the answer's headers, and returns the answer. */
export function withUndo<Answer>(
  reply: Pick<FastifyReply, 'header'>,
  { answer, undoToken }: Undoable<Answer>,
): Answer {
  if (undoToken !== null) reply.header('x-undo', undoToken)
  return answer
}
