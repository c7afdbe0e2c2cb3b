import { customerChanges, customerInput } from '@portal/contract/customers'
import { folded, foldedEmail } from '@portal/domain/texts/folded'
import { because } from '@portal/words/reasons'
import * as z from 'zod/mini'
import type { DbOrTx } from '../../../db/client.ts'
import type { CustomersOfRows, FoundCustomer } from '../../../imports/customers-of-rows.ts'
import type { CheckContext, ReadRow, RowChange } from '../../../imports/import-kind.ts'
import { readRow, refusedRow } from '../../../imports/read-row.ts'
import { listNamed, lockNamed } from './import-customers.store.ts'
import { takeCustomersBack, writeCustomers } from './write-customers.ts'

type Stored = Awaited<ReturnType<typeof listNamed>>[number]
type Details = Omit<Stored, 'id' | 'company_name'>
type Given = { [Column in keyof Details]?: Details[Column] | undefined }

/** The columns besides the name. Another spelling of the name changes nothing. */
const detailNames = ['full_legal_name', 'title', 'email', 'company_address'] as const
const detailColumns = z.pick(customerChanges, {
  full_legal_name: true,
  title: true,
  email: true,
  company_address: true,
})

/** Customers by their folded names: known ones get the columns that differ, others are made where the row has all they need. */
export const customersOfRows: CustomersOfRows = {
  prepare: prepareCustomers,
  write: writeCustomers,
  takeBack: takeCustomersBack,
}

const nameOf = ({ company_name }: ReadRow['values']): string =>
  typeof company_name === 'string' ? folded(company_name) : ''

async function prepareCustomers(db: DbOrTx, { lock }: CheckContext, rows: readonly ReadRow[]) {
  const names = [...new Set(rows.map(({ values }) => nameOf(values)))]
  if (lock) await lockNamed(db, names)
  const storedOf = Map.groupBy(await listNamed(db, names), ({ company_name }) => folded(company_name))
  /** What earlier rows say: of customers by id, of new ones by name. */
  const saidOf = new Map<number | string, Given>()

  return {
    find(values: ReadRow['values'], preferred: number | null) {
      const name = nameOf(values)
      const stored = storedOf.get(name) ?? []
      if (stored.length === 0 && !saidOf.has(name)) return findNew(values)
      const read = readRow(detailColumns, values)
      if (read.values === undefined) return { refused: read.refused }
      const known = chosen(stored, read.values, preferred)
      if (stored.length > 0 && known === undefined) return { refused: severalNamed }
      const said = saidOf.get(known?.id ?? name) ?? {}
      return findKnown(known ?? name, values, said, read.values)
    },
    accept(values: ReadRow['values'], { ref, plan }: FoundCustomer) {
      if (ref.id === null) {
        if (plan !== null) saidOf.set(ref.made, { company_address: null, ...plan.values })
        return
      }
      const given = readRow(detailColumns, values).values ?? {}
      saidOf.set(ref.id, { ...saidOf.get(ref.id), ...withoutGaps(given) })
    },
  }
}

function findNew(values: ReadRow['values']) {
  const read = readRow(customerInput, values)
  if (read.values === undefined) return { refused: read.refused }
  const { company_name } = read.values
  const ref = { id: null, made: folded(company_name) }
  return { found: { ref, name: company_name, changes: [], plan: { ...ref, values: read.values } } }
}

/** A customer of the portal, or one of an earlier row by its folded name. */
function findKnown(known: Stored | string, values: ReadRow['values'], said: Given, given: Given) {
  const otherwise = detailNames.filter((field) => differs(field, said, given))
  if (otherwise.length > 0) return { refused: saidOtherwise(otherwise) }
  return {
    found: typeof known === 'string' ? madeBefore(known, values) : foundStored(known, said, given),
  }
}

const madeBefore = (made: string, { company_name }: ReadRow['values']): FoundCustomer => ({
  ref: { id: null, made },
  name: String(company_name),
  changes: [],
  plan: null,
})

function foundStored(stored: Stored, said: Given, given: Given): FoundCustomer {
  const { id, company_name } = stored
  const present = { ...stored, ...said }
  const changes = detailNames
    .filter((field) => differs(field, present, given))
    .map((field): RowChange => ({ field, before: present[field] ?? null, after: given[field] ?? null }))
  const values = Object.fromEntries(changes.map(({ field, after }) => [field, after]))
  const ref = { id, made: null }
  return { ref, name: company_name, changes, plan: changes.length === 0 ? null : { ...ref, values } }
}

/** Of several of one name: the preferred one, else one that is as the row says. */
function chosen(stored: readonly Stored[], given: Given, preferred: number | null): Stored | undefined {
  const [only, ...more] = stored
  if (more.length === 0) return only
  const alike = stored.filter((each) => !detailNames.some((field) => differs(field, each, given)))
  return stored.find(({ id }) => id === preferred) ?? alike[0]
}

/** Whether the row gives another value than is there; a column that the row lacks differs from nothing. */
function differs(field: keyof Details, present: Given, given: Given): boolean {
  const [before, after] = [present[field], given[field]]
  if (before === undefined || after === undefined || after === null) return false
  return field === 'email' ? foldedEmail(before ?? '') !== foldedEmail(after) : before !== after
}

const withoutGaps = (given: Given): Given =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined && value !== null))

const severalNamed = refusedRow({ company_name: [because('imports.several_named')] })
const saidOtherwise = (fields: readonly string[]) =>
  refusedRow(Object.fromEntries(fields.map((field) => [field, [because('imports.said_otherwise')]])))
