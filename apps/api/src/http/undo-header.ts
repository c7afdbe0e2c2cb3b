import type { FastifyReply } from 'fastify'
import type { Undoable } from '../db/undo/undo-entries.ts'

/** Adds the token of an undo to the answer's headers, and returns the answer. */
export function withUndo<Answer>(
  reply: Pick<FastifyReply, 'header'>,
  { answer, undo_token }: Undoable<Answer>,
): Answer {
  if (undo_token !== null) reply.header('x-undo', undo_token)
  return answer
}
