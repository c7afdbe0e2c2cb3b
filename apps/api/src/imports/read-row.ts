import { reasonsByField, usualReason } from '@portal/contract/shared/errors'
import type { Reason, ReasonsByField } from '@portal/words/reasons'
import * as z from 'zod/mini'
import type { Checked, ReadRow } from './import-kind.ts'

export type RefusedRow = Extract<Checked<never>, { state: 'refuse' }>
/** Fields of a screen by which a row of a file names them otherwise. */
type OtherNames = Readonly<Record<string, string>>

/** A refusal by the fields of the file: what a screen calls `project_id` is the column `project`. */
export const refusedRow = (errors: ReasonsByField, names: OtherNames = {}): RefusedRow => ({
  state: 'refuse',
  reasons: Object.entries(errors).flatMap(([field, reasons]) =>
    reasons.map((reason) => ({ ...reason, field: names[field] ?? field })),
  ),
})

/** A refusal of the whole row. */
export const refusedWhole = (reason: Reason): RefusedRow => ({
  state: 'refuse',
  reasons: [{ ...reason, field: null }],
})

/** The values of a row, or why it has none that fit. */
export type RowRead<Values> =
  | { values: Values; refused?: undefined }
  | { values?: undefined; refused: RefusedRow }

/** Checks the values of a row by a schema whose fields are those of the file. */
export function readRow<Values>(schema: RowSchema<Values>, values: ReadRow['values']): RowRead<Values> {
  const result = z.safeParse(schema, values, { error: usualReason })
  if (result.success) return { values: result.data }
  return { refused: refusedRow(reasonsByField(result.error.issues)) }
}

type RowSchema<Values> = z.ZodMiniType<Values>

/** Reads all rows: `read` answers each by its number, and `wanted` are the values of those that fit. */
export function readRows<Values>(schema: RowSchema<Values>, rows: readonly ReadRow[]) {
  const byNumber = new Map(rows.map(({ number, values }) => [number, readRow(schema, values)] as const))
  const wanted = [...byNumber.values()].flatMap(({ values }) => (values === undefined ? [] : [values]))
  const none: RowRead<Values> = { refused: refusedRow({}) }
  return { read: (number: number) => byNumber.get(number) ?? none, wanted }
}
