import type { ImportRow } from '@portal/contract/imports'
import { formatDay, isDay } from '@portal/domain/days'
import { fieldsOf, type ImportField } from '@portal/domain/imports/import-fields'
import type { ImportKind, ReferenceType } from '@portal/domain/imports/import-kinds'
import { t } from '../../messages/messages.ts'
import { wordsOfSent } from '../../messages/refusals.ts'

const fieldOf = (kind: ImportKind, field: string): ImportField | undefined => fieldsOf(kind)[field]

/** The word for a field; one of another version of the portal has its code. */
export const fieldInWords = (kind: ImportKind, field: string): string =>
  t.imports.fieldName(fieldOf(kind, field)?.headings[0] ?? field)

type Reason = Omit<ImportRow['reasons'][number], 'field'>

/** The sentence of a reason; one of a newer server keeps its own. */
export const reasonInWords = (reason: Reason): string => wordsOfSent(reason) ?? reason.message

export function valueInWords(value: ImportRow['changes'][number]['before']): string {
  if (value === null || value === '') return t.imports.nothing
  if (typeof value === 'boolean') return value ? t.imports.yes : t.imports.no
  if (typeof value === 'number') return t.lists.digits(value)
  return isDay(value) ? formatDay(value) : value
}

/** What the texts of a column name, if they name rows of the portal. */
export function referenceOf(kind: ImportKind, column: string): ReferenceType | undefined {
  const field = fieldOf(kind, column)
  return field?.type === 'reference' || field?.type === 'references' ? field.to : undefined
}
