import { and, eq } from 'drizzle-orm'
import { newSecretToken } from '../../accounts/secret-token.ts'
import type { Tx } from '../client.ts'
import { type Given, prepared } from '../prepared.ts'
import { type UndoKind, undoEntries } from '../schema/undo-entries.ts'

/** How long a change can be taken back. The screens offer it for a shorter time. */
export const undoableForMs = 60_000

/** An answer, and the token that takes its change back; null where nothing was changed. */
export type Undoable<Answer> = { answer: Answer; undoToken: string | null }

type Entry = { userId: number; kind: UndoKind; changes: object; now: Date }

/** Keeps what takes a change back, in the transaction of the change, and returns its token. */
export async function keepUndo(tx: Tx, { userId, kind, changes, now }: Entry): Promise<string> {
  const token = newSecretToken()
  await insertedEntry(tx, { token, userId, kind, changes, createdAt: now })
  return token
}

type NewEntry = Omit<typeof undoEntries.$inferInsert, 'isUndone'>

// Prepared, because every record that is logged has one.
const insertedEntry = prepared('insert_undo_entry', (db, given: Given<Required<NewEntry>>) =>
  db.insert(undoEntries).values({
    token: given('token'),
    userId: given('userId'),
    kind: given('kind'),
    changes: given('changes'),
    createdAt: given('createdAt'),
  }),
)

type Wanted = { userId: number; token: string }

/** Reads a person's own entry and locks it until the commit, so that a simultaneous repeat waits. */
export async function lockUndo(tx: Tx, { userId, token }: Wanted) {
  const isWanted = and(eq(undoEntries.token, token), eq(undoEntries.userId, userId))
  const [entry] = await tx.select().from(undoEntries).where(isWanted).for('update')
  return entry
}

/** Marks an entry, so that a repeat is refused. */
export async function markUndone(tx: Tx, { token }: Pick<Wanted, 'token'>): Promise<void> {
  await tx.update(undoEntries).set({ isUndone: true }).where(eq(undoEntries.token, token))
}
