import { reasonsByField, usualReason } from '@portal/contract/shared/errors'
import * as z from 'zod/mini'
import type { ReadValue, RowReason } from './import-kind.ts'

type Read<Input> = { input: Input } | { reasons: RowReason[] }

/**
 * Reads values of a row by a schema of the contract, with the sentences of its screen. `columns` has the fields of the import
 * that are called otherwise in the schema, by their names there.
 */
export function readInput<Schema extends z.ZodMiniType>(
  schema: Schema,
  values: Readonly<Record<string, unknown>>,
  columns: Readonly<Record<string, string>> = {},
): Read<z.output<Schema>> {
  const read = z.safeParse(schema, values, { error: usualReason })
  if (read.success) return { input: read.data }
  const reasons = Object.entries(reasonsByField(read.error.issues)).flatMap(([field, ofField]) =>
    ofField.map((reason) => ({ ...reason, field: columns[field] ?? field })),
  )
  return { reasons }
}

/** The ids of a column of references; undefined where the row has none. */
export const idsIn = (value: ReadValue | undefined): number[] | undefined =>
  typeof value === 'object' ? value.filter((each) => typeof each === 'number') : undefined
