import { isDeepStrictEqual } from 'node:util'
import type { ImportRun, WriteInput } from '@portal/contract/imports'
import { requireProof } from '../../../accounts/fresh-proof.ts'
import type { Actor } from '../../../use-case/actor.ts'
import { type Authorized, authorize } from '../../../use-case/authorized.ts'
import { conflict } from '../../../use-case/errors.ts'
import { found } from '../../../use-case/not-found.ts'
import { type CheckResult, checkImport, storeCheck } from '../check/check-import.ts'
import { ofRequest } from '../check/in-turns.ts'
import type { ImportDeps } from '../import-deps.ts'
import { importPolicy } from '../imports.policy.ts'
import { presentImport } from '../imports.presenter.ts'
import { findImportRow, lockImportRow, type StoredImport, updateImportRow } from '../imports.store.ts'
import { lockQueue, queueWriting } from '../queue/queue.store.ts'
import { writeImport } from './write-import.ts'

/**
 * Checks a file once more and lets it be written when it is its turn; 409 where rows are refused and were not to be left out, and where
 * the portal has changed so that the counts differ.
 */
export async function beginWrite(
  deps: ImportDeps,
  actor: Actor,
  id: number,
  { only_fitting, invite = false }: WriteInput,
): Promise<ImportRun> {
  const { db, queue } = deps
  const row = await readToWrite(deps, actor, id)
  // It makes accounts, and may change roles.
  if (row.kind === 'people') requireProof(deps, actor)
  const count = row.counts.refuse
  if (count > 0 && !only_fitting) throw conflict('imports.refused_rows', { count })
  const check = await checkImport(deps, actor, { id, kind: row.kind, choices: row }, ofRequest())
  await storeCheck(deps, row, check, ofRequest())
  const checked = check.result
  const isSame = checked.state === 'checked' && isDeepStrictEqual(checked.counts, row.counts)
  const after = await db.transaction(async (tx) => {
    await lockQueue(tx)
    const now = found(await lockImportRow(tx, id), 'imports.not_found')
    authorize(importPolicy(deps.clock.now()), actor, now, 'write')
    if (now.version !== row.version) throw conflict('imports.changed')
    if (isSame) await queueWriting(tx, now, queue.leaseEnd())
    else await noteChanged(tx, now, checked)
    return found(await findImportRow(tx, id), 'imports.not_found')
  })
  if (!isSame) throw conflict('imports.changed')
  const answer = presentImport(deps, actor, after)
  queue.add(id, (turn) => writeImport(deps, actor, { row: after, only_fitting, invite }, turn))
  return answer
}

async function readToWrite({ db, clock }: ImportDeps, actor: Actor, id: number): Promise<StoredImport> {
  const row = found(await findImportRow(db, id), 'imports.not_found')
  authorize(importPolicy(clock.now()), actor, row, 'write')
  return row
}

/** The new counts are looked at before anything is written. */
const noteChanged = (
  tx: Parameters<typeof updateImportRow>[0],
  row: Authorized<StoredImport, 'write'>,
  checked: CheckResult,
): Promise<void> => updateImportRow(tx, row, checked)
