import type { ImportField } from '@portal/domain/imports/import-fields'
import type { DateOrder } from '@portal/domain/imports/import-kinds'
import type { Reason } from '@portal/words/reasons'
import type { ReadValue } from '../import-kind.ts'

/**
 * Reads a cell that is not empty as its column says. The value of a reference is its text, of references the list of texts.
 */
export function readCell(
  _field: ImportField,
  text: string,
  _dateOrder: DateOrder | null,
): { value: ReadValue } | { reason: Reason } {
  return { value: text }
}
