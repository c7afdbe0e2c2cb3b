import type { ImportChanges, ImportRun } from '@portal/contract/imports'
import type { Tx } from '../../db/client.ts'
import { writesAnything } from '../../db/values.ts'
import { OutdatedRead } from '../../db/violations.ts'
import type { Actor } from '../../use-case/actor.ts'
import { type Authorized, authorize } from '../../use-case/authorized.ts'
import { refuseOutdated, type Target } from '../../use-case/changed-meanwhile.ts'
import { found } from '../../use-case/not-found.ts'
import { type CheckResult, checkImport, storeCheck } from './check/check-import.ts'
import { ofRequest } from './check/in-turns.ts'
import { changedChoices, headingsToRemember, refuseUnknownRows } from './chosen.ts'
import type { ImportDeps } from './import-deps.ts'
import { importPolicy } from './imports.policy.ts'
import { presentImport } from './imports.presenter.ts'
import {
  findImportRow,
  lockImportRow,
  rememberHeadings,
  type StoredImport,
  updateImportRow,
} from './imports.store.ts'

const maxTries = 5

/**
 * Chooses columns, meanings of values and the order of days, and checks all rows anew; 409 when `If-Match` names another version. The
 * check may take seconds, so it runs before the transaction that notes what it came to, and again where another change came first. What
 * the rows came to is stored last, unless yet another change has come.
 */
export async function updateImport(
  deps: ImportDeps,
  actor: Actor,
  target: Target,
  changes: ImportChanges,
): Promise<ImportRun> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const row = await readToUpdate(deps, actor, target)
    if (!writesAnything(changes)) return presentImport(deps, actor, row)
    const choices = changedChoices(row, changes)
    const { id, kind } = row
    const check = await checkImport(deps, actor, { id, kind, choices }, ofRequest())
    refuseUnknownRows(changes.values ?? [], check.result.values)
    const after = await deps.db.transaction(async (tx) => {
      const now = found(await lockImportRow(tx, id), 'imports.not_found')
      if (now.version !== row.version) return undefined
      await noteChecked(deps, tx, actor, now, check.result)
      if (changes.columns !== undefined) await rememberHeadings(tx, kind, headingsToRemember(choices.columns))
      return found(await findImportRow(tx, id), 'imports.not_found')
    })
    if (after === undefined) continue
    await storeCheck(deps, after, check, ofRequest())
    return presentImport(deps, actor, after)
  }
  throw new OutdatedRead()
}

async function readToUpdate(
  deps: ImportDeps,
  actor: Actor,
  target: Target,
): Promise<Authorized<StoredImport, 'update'>> {
  const row = found(await findImportRow(deps.db, target.id), 'imports.not_found')
  authorize(importPolicy(deps.clock.now()), actor, row, 'update')
  await refuseOutdated(row, target, 'imports.changed_meanwhile', () => presentImport(deps, actor, row))
  return row
}

async function noteChecked(
  { clock }: ImportDeps,
  tx: Tx,
  actor: Actor,
  row: StoredImport,
  checked: CheckResult,
): Promise<void> {
  authorize(importPolicy(clock.now()), actor, row, 'update')
  await updateImportRow(tx, row, { ...checked, failure: null })
}
