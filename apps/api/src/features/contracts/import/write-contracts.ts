import type { Day } from '@portal/domain/days'
import * as z from 'zod/mini'
import type { Tx } from '../../../db/client.ts'
import { addToTrail } from '../../../db/trail/add-to-trail.ts'
import type { Standing, WriteContext, WrittenRow } from '../../../imports/import-kind.ts'
import { lockPeople } from '../../../imports/people.store.ts'
import { portionsOf } from '../../../imports/portions.ts'
import { changedSince, standingOf } from '../../../imports/standing.ts'
import { type ContractRow, listContractRowsOf } from '../contracts.store.ts'
import { contractTrail } from '../contracts.trail.ts'
import {
  type ContractTerms,
  deleteContracts,
  insertContracts,
  listLastLoggedDays,
  listOverlapping,
  lockContractsOf,
  updateTerms,
} from './import-contracts.store.ts'

type Terms = { end_date: Day | null; job_status_id: number }
/** A contract to change, with its terms before, or one to make. */
export type PlannedContract =
  | { match: Terms & { id: number; admin_id: number }; values: Terms }
  | { match: null; values: Terms & { user_id: number; project_id: number; start_date: Day } }
type Planned = { number: number; plan: PlannedContract }

/** Writes contracts with their entries of the trail; changes come first, because they may make room for new ones. */
export async function writeContracts(
  tx: Tx,
  context: WriteContext,
  planned: readonly Planned[],
): Promise<WrittenRow[]> {
  const written: WrittenRow[] = []
  for (const portion of portionsOf(planned)) written.push(...(await writeChanges(tx, context, portion)))
  for (const portion of portionsOf(planned)) written.push(...(await writeNew(tx, context, portion)))
  return written
}

async function writeChanges(
  tx: Tx,
  { actor, clock }: WriteContext,
  portion: readonly Planned[],
): Promise<WrittenRow[]> {
  const changes = portion.flatMap(({ number, plan: { match, values } }) =>
    match === null ? [] : [{ number, match, values }],
  )
  if (changes.length === 0) return []
  const ids = changes.map(({ match }) => match.id)
  const before = await listContractRowsOf(tx, ids)
  const terms = changes.map(({ match: { id }, values: { end_date, job_status_id } }) => ({
    ...{ id, end_date, job_status_id },
    admin_id: actor.id,
  }))
  const versions = new Map((await updateTerms(tx, terms)).map(({ id, version }) => [id, version]))
  const after = byId(await listContractRowsOf(tx, ids))
  await addToTrail(tx, clock, actor, changedEntries(before, after), { delivers: false })
  return changes.map(({ number, match: { id, end_date, job_status_id, admin_id } }) => ({
    number,
    object_type: 'contract',
    object_id: id,
    object_version: versions.get(id) ?? 0,
    before: { end_date, job_status_id, admin_id },
  }))
}

async function writeNew(
  tx: Tx,
  { actor, clock }: WriteContext,
  portion: readonly Planned[],
): Promise<WrittenRow[]> {
  const made = portion.flatMap(({ number, plan: { match, values } }) =>
    match === null ? [{ number, values: { ...values, admin_id: actor.id } }] : [],
  )
  const ids = await insertContracts(
    tx,
    made.map(({ values }) => values),
  )
  const entries = (await listContractRowsOf(tx, ids)).map((row) =>
    contractTrail.created('contracts.create', row),
  )
  await addToTrail(tx, clock, actor, entries, { delivers: false })
  return ids.map((object_id, place) => ({
    number: made[place]?.number ?? null,
    object_type: 'contract',
    object_id,
    object_version: 1,
    before: null,
  }))
}

const byId = (rows: readonly ContractRow[]) => new Map(rows.map((row) => [row.id, row]))
const changedEntries = (before: Iterable<ContractRow>, after: ReadonlyMap<number, ContractRow>) =>
  [...before].map((row) => {
    const now = after.get(row.id)
    return now && contractTrail.changed('contracts.update', row, now)
  })

const kept = z.object({ end_date: z.nullable(z.string()), job_status_id: z.int(), admin_id: z.int() })

/** Deletes new contracts on which no hours are logged, and gives changed ones their former terms. */
export async function takeContractsBack(
  tx: Tx,
  { actor, clock }: WriteContext,
  written: readonly WrittenRow[],
): Promise<Standing[]> {
  const ids = written.map(({ object_id }) => object_id)
  const present = await lockRows(tx, ids)
  const standing = changedSince(written, present, nameOf)
  if (standing.length > 0) return standing

  const made = written.filter(({ before }) => before === null)
  const changed = written.filter(({ before }) => before !== null)
  const terms = changed.map(({ object_id, before }) => ({ id: object_id, ...kept.parse(before) }))
  const used = await findUsed(tx, made, terms, present)
  if (used.size > 0) return standingOf(written, used, present, nameOf)

  const madeIds = made.map(({ object_id }) => object_id)
  await deleteContracts(tx, madeIds)
  const overlapping = new Set(await listOverlapping(tx, terms))
  if (overlapping.size > 0) return standingOf(changed, overlapping, present, nameOf)
  for (const portion of portionsOf(terms)) await updateTerms(tx, portion)
  const after = byId(await listContractRowsOf(tx, ids))
  const deleted = madeIds.map((id) => {
    const row = present.get(id)
    return row && contractTrail.deleted('contracts.delete', row)
  })
  const entries = [...deleted, ...changedEntries(present.values(), after)]
  for (const portion of portionsOf(entries)) {
    await addToTrail(tx, clock, actor, portion, { delivers: false })
  }
  return []
}

/** Locks the people and their contracts, and reads what is left of these. */
async function lockRows(tx: Tx, ids: readonly number[]): Promise<Map<number, ContractRow>> {
  const userIds = (await listContractRowsOf(tx, ids)).map(({ user_id }) => user_id)
  await lockPeople(tx, userIds)
  await lockContractsOf(tx, userIds)
  return byId(await listContractRowsOf(tx, ids))
}

/** The contracts whose hours would lose them. */
async function findUsed(
  tx: Tx,
  made: readonly WrittenRow[],
  terms: readonly ContractTerms[],
  present: ReadonlyMap<number, ContractRow>,
): Promise<Set<number>> {
  const logged = await listLastLoggedDays(
    tx,
    terms.map(({ id }) => id),
  )
  const lastOf = new Map(logged.map(({ id, last }) => [id, last]))
  const outside = terms.filter(({ id, end_date }) => end_date !== null && (lastOf.get(id) ?? '') > end_date)
  const inUse = made.filter(({ object_id }) => present.get(object_id)?.has_records)
  return new Set([...inUse.map(({ object_id }) => object_id), ...outside.map(({ id }) => id)])
}

const nameOf = ({ user, project }: ContractRow) => `${user} · ${project}`
