import { fieldsOf, type ImportField } from '@portal/domain/imports/import-fields'
import type { DateOrder, ImportKind } from '@portal/domain/imports/import-kinds'
import { because } from '@portal/words/reasons'
import { readCell } from '../../../imports/cells/read-cell.ts'
import type { ReadRow, ReadValue, RowReason } from '../../../imports/import-kind.ts'
import type { References, Resolved } from './references.ts'

/** A column of the file that stands for a field. */
export type MappedColumn = {
  place: number
  name: string
  field: ImportField
  /** How its days are read. */
  order: DateOrder | null
}

export type FoundRow = { row: ReadRow; reasons: RowReason[] }
type Collected = { values: Record<string, ReadValue>; reasons: RowReason[] }

/** Files of such kinds name a person in each row, by e-mail or by name. */
const namesPerson = (kind: ImportKind): boolean => Object.hasOwn(fieldsOf(kind), 'person_email')

/** The fields that a kind needs and no column has. */
export function missingFields(kind: ImportKind, columns: readonly { field: string | null }[]): string[] {
  const there = new Set(columns.map(({ field }) => field))
  const missing = Object.entries(fieldsOf(kind)).flatMap(([name, { required }]) =>
    required && !there.has(name) ? [name] : [],
  )
  const hasPerson = there.has('person') || there.has('person_email')
  return namesPerson(kind) && !hasPerson ? ['person', ...missing] : missing
}

/** Reads the cells of a row. A row with reasons, or with texts of which nobody has said what they stand for, is not checked. */
export function readValues(
  { number, cells }: { number: number; cells: readonly string[] },
  columns: readonly MappedColumn[],
  { kind, references }: { kind: ImportKind; references: References },
): FoundRow {
  const collected: Collected = { values: {}, reasons: [] }
  const ofPerson = { name: '', email: '' }
  for (const column of columns) {
    const text = (cells[column.place] ?? '').trim()
    if (namesPerson(kind) && column.name === 'person') ofPerson.name = text
    else if (namesPerson(kind) && column.name === 'person_email') ofPerson.email = text
    else readOne(collected, column, text, references)
  }
  if (namesPerson(kind)) addPerson(collected, ofPerson, references)
  return { row: { number, values: collected.values }, reasons: collected.reasons }
}

function readOne(
  collected: Collected,
  { name, field, order }: MappedColumn,
  text: string,
  references: References,
): void {
  if (text === '') {
    if (!field.required) return
    if (field.type === 'reference') add(collected, name, references.resolve(name, field.to, ''))
    else collected.reasons.push({ field: name, ...because('input.required') })
    return
  }
  const read = readCell(field, text, order)
  if ('reason' in read) {
    collected.reasons.push({ field: name, ...read.reason })
    return
  }
  if (field.type === 'reference') add(collected, name, references.resolve(name, field.to, String(read.value)))
  else if (field.type === 'references')
    addList(collected, name, textsOf(read.value), (text) => references.resolve(name, field.to, text))
  else collected.values[name] = read.value
}

const textsOf = (value: ReadValue): string[] =>
  typeof value === 'object' ? value.map(String) : [String(value)]

function add(collected: Collected, name: string, resolved: Resolved): void {
  if (resolved === 'unknown') return
  if ('reason' in resolved) collected.reasons.push({ field: name, ...resolved.reason })
  else collected.values[name] = resolved.id
}

/** What is left out of a list leaves the others. */
function addList(
  collected: Collected,
  name: string,
  texts: readonly string[],
  resolve: (text: string) => Resolved,
): void {
  const ids = new Set<number>()
  for (const text of texts) {
    const resolved = resolve(text)
    if (resolved === 'unknown') continue
    if ('id' in resolved) ids.add(resolved.id)
    else if (resolved.reason.code !== 'imports.left_out')
      collected.reasons.push({ field: name, ...resolved.reason })
  }
  if (ids.size > 0) collected.values[name] = [...ids]
}

/** By the e-mail, else by the name. Where neither names a person, it is the e-mail of which is asked what it stands for. */
function addPerson(
  collected: Collected,
  { email, name }: { email: string; name: string },
  references: References,
): void {
  const text = [email, name].find((each) => references.names('person', each)) ?? (email || name)
  if (text === '') {
    collected.reasons.push({ field: 'person', ...because('input.required') })
    return
  }
  const resolved = references.resolve('person', 'person', text)
  if (email !== '' && typeof resolved === 'object' && 'reason' in resolved)
    collected.reasons.push({ field: 'person_email', ...resolved.reason })
  else add(collected, 'person', resolved)
}
