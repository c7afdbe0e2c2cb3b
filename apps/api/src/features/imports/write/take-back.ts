import type { ImportRun } from '@portal/contract/imports'
import { makeableTypes } from '@portal/domain/imports/import-kinds'
import { objectTypes } from '@portal/domain/trail/acts'
import type { Tx } from '../../../db/client.ts'
import { addToTrail } from '../../../db/trail/add-to-trail.ts'
import type { Standing, WriteContext, WrittenRow } from '../../../imports/import-kind.ts'
import type { Actor } from '../../../use-case/actor.ts'
import { authorize } from '../../../use-case/authorized.ts'
import { conflict } from '../../../use-case/errors.ts'
import { found } from '../../../use-case/not-found.ts'
import { type ImportDeps, kindOf } from '../import-deps.ts'
import { importPolicy } from '../imports.policy.ts'
import { presentImport } from '../imports.presenter.ts'
import { findImportRow, lockImportRow, type StoredImport, updateImportRow } from '../imports.store.ts'
import { importTrail } from '../imports.trail.ts'
import { listWrittenRows } from './imported-rows.store.ts'

const maxNamed = 100

/**
 * Deletes what an import has made and gives what it has changed its values back, all or nothing: 409 names what was changed or used
 * since. What it has made beside, such as categories, goes afterwards where nothing uses it.
 */
export async function takeBackImport(deps: ImportDeps, actor: Actor, id: number): Promise<ImportRun> {
  const { db, clock } = deps
  const context = { actor, clock, invite: false }
  const { after, beside } = await db.transaction(async (tx) => {
    const row = found(await lockImportRow(tx, id), 'imports.not_found')
    authorize(importPolicy(clock.now()), actor, row, 'take_back')
    const { ofFile, beside } = await readWritten(tx, row)
    const standing = await kindOf(deps, row.kind).takeBack(tx, context, ofFile)
    if (standing.length > 0) throw isStanding(standing)
    await updateImportRow(tx, row, { state: 'taken_back' })
    const { create, change } = row.counts
    await addToTrail(tx, clock, actor, importTrail.done('imports.take_back', row, { create, change }))
    return { after: found(await findImportRow(tx, id), 'imports.not_found'), beside }
  })
  await takeBesideBack(deps, context, beside)
  return presentImport(deps, actor, after)
}

/** What was written, with what was made beside the rows of the file apart. */
async function readWritten(tx: Tx, { id }: StoredImport) {
  const stored = await listWrittenRows(tx, id)
  const written: WrittenRow[] = stored.flatMap((row) => {
    const object_type = objectTypes.find((type) => type === row.object_type)
    return object_type === undefined ? [] : [{ ...row, object_type }]
  })
  const isBeside = ({ number, object_type }: WrittenRow) =>
    number === null && makeableTypes.some((type) => type === object_type)
  return { ofFile: written.filter((row) => !isBeside(row)), beside: written.filter(isBeside) }
}

/**
 * In a transaction of its own: these rows are locked before those of files (docs/architecture.md, 'Locks'), and one that stays is no
 * obstacle.
 */
async function takeBesideBack(
  { db, makers }: ImportDeps,
  context: WriteContext,
  beside: readonly WrittenRow[],
): Promise<void> {
  if (beside.length === 0) return
  await db.transaction(async (tx) => {
    for (const type of makeableTypes) {
      const made = beside.filter(({ object_type }) => object_type === type)
      if (made.length > 0) await makers[type].takeBack(tx, context, made)
    }
  })
}

const isStanding = (standing: readonly Standing[]) =>
  conflict('imports.standing', {
    count: standing.length,
    rows: standing.slice(0, maxNamed).map(({ reason, ...named }) => ({ ...named, ...reason })),
  })
