import type { Tx } from '../../../db/client.ts'
import { addToTrail } from '../../../db/trail/add-to-trail.ts'
import type { Standing, WriteContext, WrittenRow } from '../../../imports/import-kind.ts'
import { portionsOf } from '../../../imports/portions.ts'
import { changedSince } from '../../../imports/standing.ts'
import type { Placed } from '../check-placement.ts'
import { insertManyRecords } from '../copy/copied-records.store.ts'
import { listRecordsById, type RecordRow } from '../hours.store.ts'
import { recordTrail } from '../hours.trail.ts'
import { deleteImported, listCategoryNames, listProjectNames, lockOwnersOf } from './import-hours.store.ts'

/** Hours whose place is accepted. */
export type ImportedHours = Placed & { user_id: number; description: string }
type Planned = { number: number; plan: ImportedHours }

/** Writes hours with their entries of the trail. */
export async function writeHours(
  tx: Tx,
  { actor, clock, tell }: WriteContext,
  planned: readonly Planned[],
): Promise<WrittenRow[]> {
  const projectOf = namesOf(await listProjectNames(tx, idsOf(planned, 'project_id')))
  const categoryOf = namesOf(await listCategoryNames(tx, idsOf(planned, 'category_id')))
  const written: WrittenRow[] = []
  for (const portion of portionsOf(planned)) {
    const ids = await insertManyRecords(
      tx,
      portion.map(({ plan }) => plan),
    )
    const entries = portion.flatMap(({ plan }, place) => {
      const [id, record_type] = [ids[place], 'regular'] as const
      if (id === undefined) return []
      const project = projectOf.get(plan.project_id) ?? null
      const category = categoryOf.get(plan.category_id) ?? null
      return [recordTrail.created('records.create', { ...plan, id, record_type, project, category })]
    })
    await addToTrail(tx, clock, actor, entries, { delivers: false })
    for (const [place, { number }] of portion.entries()) {
      const object_id = ids[place]
      if (object_id !== undefined)
        written.push({ number, object_type: 'record', object_id, object_version: 1, before: null })
    }
    tell?.(written.length)
  }
  return written
}

const idsOf = (planned: readonly Planned[], field: 'project_id' | 'category_id'): number[] => [
  ...new Set(planned.map(({ plan }) => plan[field])),
]
const namesOf = (rows: readonly { id: number; name: string }[]) =>
  new Map(rows.map(({ id, name }) => [id, name]))

/** Deletes hours that nobody has changed since. */
export async function takeHoursBack(
  tx: Tx,
  { actor, clock }: WriteContext,
  written: readonly WrittenRow[],
): Promise<Standing[]> {
  const ids = written.map(({ object_id }) => object_id)
  await lockOwnersOf(tx, ids)
  const present = new Map<number, RecordRow>()
  for (const portion of portionsOf(ids)) {
    for (const row of await listRecordsById(tx, portion)) present.set(row.id, row)
  }
  const standing = changedSince(
    written,
    present,
    ({ user, date, project }) => `${user} · ${date} · ${project}`,
  )
  if (standing.length > 0) return standing
  await deleteImported(tx, ids)
  for (const portion of portionsOf([...present.values()])) {
    const entries = portion.map((row) => recordTrail.deleted('records.delete', row))
    await addToTrail(tx, clock, actor, entries, { delivers: false })
  }
  return []
}
