import type { CustomerInput } from '@portal/contract/customers'
import * as z from 'zod/mini'
import type { Tx } from '../../../db/client.ts'
import { addToTrail } from '../../../db/trail/add-to-trail.ts'
import type { CustomerPlan } from '../../../imports/customers-of-rows.ts'
import type { Standing, WriteContext, WrittenRow } from '../../../imports/import-kind.ts'
import { portionsOf } from '../../../imports/portions.ts'
import { changedSince, standingOf } from '../../../imports/standing.ts'
import { type CustomerRow, listCustomerRowsOf } from '../customers.store.ts'
import { customerTrail } from '../customers.trail.ts'
import {
  deleteCustomers,
  insertCustomers,
  listWithProjects,
  lockCustomers,
  updateDetails,
} from './import-customers.store.ts'

type Planned = { number: number; plan: CustomerPlan }
type Made = { number: number; made: string; values: CustomerInput }
type Change = { number: number; id: number; values: Partial<CustomerInput> }

/** Writes customers with their entries of the trail. What several rows change of one is one change. */
export async function writeCustomers(tx: Tx, context: WriteContext, planned: readonly Planned[]) {
  const written: WrittenRow[] = []
  const idOf = new Map<string, number>()
  const made = planned.flatMap(({ number, plan }) => (plan.id === null ? [{ number, ...plan }] : []))
  for (const portion of portionsOf(made)) {
    const rows = await writeNew(tx, context, portion)
    for (const [place, { made }] of portion.entries()) idOf.set(made, rows[place]?.object_id ?? 0)
    written.push(...rows)
  }
  for (const portion of portionsOf(changesOf(planned))) {
    written.push(...(await writeChanges(tx, context, portion)))
  }
  return { written, idOf }
}

function changesOf(planned: readonly Planned[]): Change[] {
  const changes = new Map<number, Change>()
  for (const { number, plan } of planned) {
    if (plan.id === null) continue
    const first = changes.get(plan.id)
    const values = { ...first?.values, ...plan.values }
    changes.set(plan.id, { number: first?.number ?? number, id: plan.id, values })
  }
  return [...changes.values()]
}

async function writeNew(
  tx: Tx,
  { actor, clock }: WriteContext,
  portion: readonly Made[],
): Promise<WrittenRow[]> {
  const ids = await insertCustomers(
    tx,
    portion.map(({ values }) => ({
      ...values,
      company_name_folded: values.company_name,
      full_legal_name_folded: values.full_legal_name,
    })),
  )
  const rows = await listCustomerRowsOf(tx, ids)
  const entries = rows.map((row) => customerTrail.created('customers.create', row))
  await addToTrail(tx, clock, actor, entries, { delivers: false })
  return ids.map((object_id, place) => ({
    number: portion[place]?.number ?? null,
    object_type: 'customer',
    object_id,
    object_version: 1,
    before: null,
  }))
}

async function writeChanges(
  tx: Tx,
  { actor, clock }: WriteContext,
  portion: readonly Change[],
): Promise<WrittenRow[]> {
  const ids = portion.map(({ id }) => id)
  const before = byId(await listCustomerRowsOf(tx, ids))
  const changed = portion.flatMap(({ number, id, values }) => {
    const row = before.get(id)
    return row === undefined ? [] : [{ number, id, row, details: { ...detailsOf(row), ...values } }]
  })
  const updated = await updateDetails(
    tx,
    changed.map(({ id, details }) => ({ ...details, id })),
  )
  const versions = new Map(updated.map(({ id, version }) => [id, version]))
  await addChanges(tx, { actor, clock }, before)
  return changed.map(({ number, id, row }) => ({
    number,
    object_type: 'customer',
    object_id: id,
    object_version: versions.get(id) ?? 0,
    before: detailsOf(row),
  }))
}

/** Tells the trail what has changed of these rows. */
async function addChanges(
  tx: Tx,
  { actor, clock }: Pick<WriteContext, 'actor' | 'clock'>,
  before: ReadonlyMap<number, CustomerRow>,
): Promise<void> {
  const after = await listCustomerRowsOf(tx, [...before.keys()])
  const entries = after.map((row) => {
    const was = before.get(row.id)
    return was && customerTrail.changed('customers.update', was, row)
  })
  await addToTrail(tx, clock, actor, entries, { delivers: false })
}

const byId = (rows: readonly CustomerRow[]) => new Map(rows.map((row) => [row.id, row]))
const detailsOf = ({ full_legal_name, title, email, company_address }: CustomerRow) => ({
  full_legal_name,
  title,
  email,
  company_address,
})

const kept = z.object({
  full_legal_name: z.string(),
  title: z.string(),
  email: z.string(),
  company_address: z.nullable(z.string()),
})

/** Deletes new customers that no project has, and gives changed ones their former details. */
export async function takeCustomersBack(
  tx: Tx,
  { actor, clock }: WriteContext,
  written: readonly WrittenRow[],
): Promise<Standing[]> {
  const ids = written.map(({ object_id }) => object_id)
  await lockCustomers(tx, ids)
  const present = byId(await listCustomerRowsOf(tx, ids))
  const standing = changedSince(written, present, nameOf)
  if (standing.length > 0) return standing

  const made = written.filter(({ before }) => before === null)
  const madeIds = made.map(({ object_id }) => object_id)
  const used = (await listWithProjects(tx, madeIds)).flatMap(({ id }) => id ?? [])
  if (used.length > 0) return standingOf(made, new Set(used), present, nameOf)

  await deleteCustomers(tx, madeIds)
  const deleted = madeIds.map((id) => {
    const row = present.get(id)
    return row && customerTrail.deleted('customers.delete', row)
  })
  for (const portion of portionsOf(deleted)) await addToTrail(tx, clock, actor, portion, { delivers: false })
  const changed = written.filter(({ before }) => before !== null)
  for (const portion of portionsOf(changed)) {
    const details = portion.map(({ object_id, before }) => ({ id: object_id, ...kept.parse(before) }))
    await updateDetails(tx, details)
    const before = portion.flatMap(({ object_id }) => present.get(object_id) ?? [])
    await addChanges(tx, { actor, clock }, byId(before))
  }
  return []
}

const nameOf = ({ company_name }: CustomerRow) => company_name
