import type { ImportChanges } from '@portal/contract/imports'
import { fieldsOf } from '@portal/domain/imports/import-fields'
import { type ImportKind, importLimits, makeableTypes } from '@portal/domain/imports/import-kinds'
import { folded } from '@portal/domain/texts/folded'
import { firstCharacters } from '@portal/domain/texts/length'
import { invalidField } from '../../use-case/errors.ts'
import type { Choices, StoredImport } from './imports.store.ts'

type Values = NonNullable<ImportChanges['values']>

/** The choices of an import with those that were changed; 422 for what its kind has not. */
export function changedChoices(row: StoredImport, changes: ImportChanges): Choices {
  const columns = changes.columns === undefined ? row.columns : chosenColumns(row, changes.columns)
  if (changes.values !== undefined) refuseForeignValues(row.kind, changes.values)
  const keyOf = ({ column, value }: Values[number]) => `${column} ${folded(value)}`
  const sent = new Map(changes.values?.map((value) => [keyOf(value), { ...value, count: 0 }]))
  const others = row.values.filter((value) => !sent.has(keyOf(value)))
  return {
    columns,
    values: [...others, ...sent.values()],
    date_order: changes.date_order === undefined ? row.date_order : changes.date_order,
  }
}

/** Each field has one column at most. */
function chosenColumns(
  { kind, columns }: StoredImport,
  chosen: readonly { field: string | null }[],
): Choices['columns'] {
  const known = fieldsOf(kind)
  const fields = chosen.flatMap(({ field }) => field ?? [])
  const isKnown = fields.every((field) => Object.hasOwn(known, field))
  if (chosen.length !== columns.length || !isKnown) throw invalidField('columns', 'input.invalid')
  if (new Set(fields).size < fields.length) throw invalidField('columns', 'imports.field_twice')
  return columns.map(({ heading }, place) => ({ heading, field: chosen[place]?.field ?? null }))
}

function refuseForeignValues(kind: ImportKind, values: Values): void {
  const known = fieldsOf(kind)
  for (const { column, meaning } of values) {
    const field = Object.hasOwn(known, column) ? known[column] : undefined
    const to = field !== undefined && 'to' in field ? field.to : undefined
    const makes = meaning?.action === 'make'
    const isMakeable = makeableTypes.some((type) => type === to)
    if (to === undefined || (makes && !isMakeable)) throw invalidField('values', 'input.invalid')
  }
}

/** 422 where a value was said to be a row that is not there. */
export function refuseUnknownRows(sent: Values, stored: Choices['values']): void {
  const lost = (value: Values[number]) =>
    value.meaning?.action === 'match' &&
    stored.some(
      ({ column, value: text, meaning }) =>
        column === value.column && folded(text) === folded(value.value) && meaning === null,
    )
  if (sent.some(lost)) throw invalidField('values', 'input.unknown_id')
}

/** What is remembered of chosen columns: of several with one heading the first that has a field. */
export function headingsToRemember(columns: Choices['columns']): Choices['columns'] {
  const chosen = new Map<string, string | null>()
  for (const { heading, field } of columns) {
    const form = firstCharacters(folded(heading), importLimits.heading)
    if (form !== '') chosen.set(form, chosen.get(form) ?? field)
  }
  return [...chosen].map(([heading, field]) => ({ heading, field }))
}
