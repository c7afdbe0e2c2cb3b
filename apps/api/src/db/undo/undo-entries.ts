import { and, eq } from 'drizzle-orm'
import { newSecretToken } from '../../accounts/secret-token.ts'
import type { Tx } from '../client.ts'
import { type Given, prepared } from '../prepared.ts'
import { type UndoKind, undoEntries } from '../schema/undo-entries.ts'

/** How long a change can be taken back. The screens offer it for a shorter time. */
export const undoableForMs = 60_000

/** An answer, and the token that takes its change back; null where nothing was changed. */
export type Undoable<Answer> = { answer: Answer; undo_token: string | null }

type Entry = { user_id: number; kind: UndoKind; changes: object; now: Date }

/** Keeps what takes a change back, in the transaction of the change, and returns its token. */
export async function keepUndo(tx: Tx, { user_id, kind, changes, now }: Entry): Promise<string> {
  const token = newSecretToken()
  await insertedEntry(tx, { token, user_id, kind, changes, created_at: now })
  return token
}

type NewEntry = Omit<typeof undoEntries.$inferInsert, 'is_undone'>

// Prepared, because every record that is logged has one.
const insertedEntry = prepared('insert_undo_entry', (db, given: Given<Required<NewEntry>>) =>
  db.insert(undoEntries).values({
    token: given('token'),
    user_id: given('user_id'),
    kind: given('kind'),
    changes: given('changes'),
    created_at: given('created_at'),
  }),
)

type Wanted = { user_id: number; token: string }

/** Reads a person's own entry and locks it until the commit, so that a simultaneous repeat waits. */
export async function lockUndo(tx: Tx, { user_id, token }: Wanted) {
  const isWanted = and(eq(undoEntries.token, token), eq(undoEntries.user_id, user_id))
  const [entry] = await tx.select().from(undoEntries).where(isWanted).for('update')
  return entry
}

/** Marks an entry, so that a repeat is refused. */
export async function markUndone(tx: Tx, { token }: Pick<Wanted, 'token'>): Promise<void> {
  await tx.update(undoEntries).set({ is_undone: true }).where(eq(undoEntries.token, token))
}
