import { createHash } from 'node:crypto'
import { because } from '@portal/words/reasons'
import { and, eq, lt } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { Actor } from '../use-case/actor.ts'
import type { Clock } from '../use-case/clock.ts'
import { conflict, Refusal } from '../use-case/errors.ts'
import type { Db, Tx } from './client.ts'
import { idempotencyKeys } from './schema/idempotency-keys.ts'
import type { Undoable } from './undo/undo-entries.ts'

export const rememberedForMs = 86_400_000

type Once = {
  user_id: number
  key: string
  /** The request that the key was first used for; the same key with another request is refused. */
  request: unknown
  now: Date
}

/** A creation that may carry an Idempotency-Key: what identifies it, and the schema of its answer. */
type Creation<Answer> = {
  idempotencyKey: string | undefined
  /** The name of the use case and its input. */
  request: readonly [string, unknown]
  schema: z.ZodMiniType<Answer>
}

/** Runs `create` in a transaction; with a key, a repeat within a day returns the first answer and creates nothing. */
export async function createOnce<Answer>(
  deps: { db: Db; clock: Clock },
  actor: Actor,
  creation: Creation<Answer>,
  create: (tx: Tx) => Promise<Answer>,
): Promise<Answer> {
  const { answer } = await createUndoableOnce(deps, actor, creation, async (tx) => ({
    answer: await create(tx),
    undo_token: null,
  }))
  return answer
}

/** Like `createOnce`, for a creation that can be taken back: a repeat returns the first answer's token too. */
export const createUndoableOnce = <Answer>(
  deps: { db: Db; clock: Clock },
  actor: Actor,
  creation: Creation<Answer>,
  create: (tx: Tx) => Promise<Undoable<Answer>>,
): Promise<Undoable<Answer>> =>
  deps.db.transaction((tx) => createUndoableOnceIn(tx, deps, actor, creation, () => create(tx)))

/** Like `createUndoableOnce`, in a transaction that is open already. */
export const createUndoableOnceIn = async <Answer>(
  tx: Tx,
  { clock }: { clock: Clock },
  actor: Actor,
  { idempotencyKey: key, request, schema }: Creation<Answer>,
  create: () => Promise<Undoable<Answer>>,
): Promise<Undoable<Answer>> =>
  key === undefined
    ? create()
    : answerOnce(tx, { user_id: actor.id, key, request, now: clock.now() }, schema, create)

/**
 * Runs `create` once for a user's key within a day and returns its answer to every repeat. The key is written in the
 * transaction of the change: a simultaneous repeat waits for that transaction, and a refusal leaves no row.
 */
async function answerOnce<Answer>(
  tx: Tx,
  { user_id, key, request, now }: Once,
  schema: z.ZodMiniType<Answer>,
  create: () => Promise<Undoable<Answer>>,
): Promise<Undoable<Answer>> {
  const request_hash = createHash('sha256').update(JSON.stringify(request)).digest('hex')
  const claim = { user_id, key, request_hash, response: null, undo_token: null, created_at: now }
  const [claimed] = await tx
    .insert(idempotencyKeys)
    .values(claim)
    .onConflictDoUpdate({
      target: [idempotencyKeys.user_id, idempotencyKeys.key],
      set: claim,
      setWhere: lt(idempotencyKeys.created_at, new Date(now.getTime() - rememberedForMs)),
    })
    .returning({ key: idempotencyKeys.key })

  const isKey = and(eq(idempotencyKeys.user_id, user_id), eq(idempotencyKeys.key, key))
  if (claimed === undefined) {
    const [earlier] = await tx.select().from(idempotencyKeys).where(isKey)
    if (earlier?.request_hash !== request_hash) throw keyReused()
    const answer = schema.safeParse(earlier.response)
    if (!answer.success) throw otherVersion()
    return { answer: answer.data, undo_token: earlier.undo_token }
  }
  const { answer: made, undo_token } = await create()
  // The stored answer has the fields of its schema alone, and no internal column of the row.
  const answer = schema.parse(made)
  await tx.update(idempotencyKeys).set({ response: answer, undo_token }).where(isKey)
  return { answer, undo_token }
}

/**
 * The refusal of a repeat whose first answer came from another version of the portal, which showed the row with other
 * fields.
 */
const otherVersion = () => conflict('request.idempotency_key_outdated')

const keyReused = () => new Refusal(422, because('request.idempotency_key_reused'))
