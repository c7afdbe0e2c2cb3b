import type { ImportRun } from '@portal/contract/imports'
import { type ImportKind, importLimits } from '@portal/domain/imports/import-kinds'
import { firstCharacters } from '@portal/domain/texts/length'
import { storedLine } from '@portal/domain/texts/stored'
import { addToTrail } from '../../db/trail/add-to-trail.ts'
import { refuseFile } from '../../imports/read/read-file.ts'
import type { Actor } from '../../use-case/actor.ts'
import { conflict, invalidField } from '../../use-case/errors.ts'
import { found } from '../../use-case/not-found.ts'
import { type ImportDeps, kindOf } from './import-deps.ts'
import { presentImport } from './imports.presenter.ts'
import { findImportRow, insertImport } from './imports.store.ts'
import { importTrail } from './imports.trail.ts'
import { countQueued, lockQueue } from './queue/queue.store.ts'
import { readImport } from './read-import.ts'

type SentFile = { bytes: Buffer; filename: string | undefined }
type Input = { kind: ImportKind; sheet?: string | undefined }

/**
 * Takes a file to be read when it is its turn: 413 or 422 where its bytes show that it is none, 409 where too many wait. The bytes stay
 * in memory and are stored nowhere.
 */
export async function createImport(
  deps: ImportDeps,
  actor: Actor,
  sent: SentFile | undefined,
  { kind, sheet }: Input,
): Promise<ImportRun> {
  const { db, clock, queue } = deps
  if (sent === undefined) throw invalidField('file', 'imports.file_missing')
  kindOf(deps, kind)
  refuseFile(sent.bytes)
  const file_name = fileNameOf(sent.filename ?? '')
  const row = await db.transaction(async (tx) => {
    await lockQueue(tx)
    const max = importLimits.waiting
    if ((await countQueued(tx)) >= max) throw conflict('imports.too_many', { max })
    const id = await insertImport(tx, {
      kind,
      file_name,
      sheet: sheet || null,
      user_id: actor.id,
      created_at: clock.now(),
      locked_until: queue.leaseEnd(),
    })
    const made = found(await findImportRow(tx, id), 'imports.not_found')
    await addToTrail(tx, clock, actor, importTrail.created('imports.create', made))
    return made
  })
  const answer = presentImport(deps, actor, row)
  const toRead = { id: row.id, version: row.version, kind, bytes: sent.bytes, sheet: sheet || undefined }
  queue.add(row.id, (turn) => readImport(deps, actor, toRead, turn))
  return answer
}

/** The last part of a path, as some programs send one, in its stored form. */
function fileNameOf(sent: string): string {
  const name = storedLine((sent.split(/[\\/]/).at(-1) ?? '').replaceAll('\0', '').toWellFormed())
  return firstCharacters(name, importLimits.fileName).trim() || 'file'
}
