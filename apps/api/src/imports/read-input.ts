import { reasonsByField, usualReason } from '@portal/contract/shared/errors'
import * as z from 'zod/mini'
import type { ReadValue, RowReason } from './import-kind.ts'

type Read<Input> = { input: Input } | { reasons: RowReason[] }

/**
 * Reads values of a row by a schema of the contract, or says of each column the first thing that its screen says. `columns` has the fields of the import
 * that are called otherwise in the schema, by their names there.
 */
export function readInput<Schema extends z.ZodMiniType>(
  schema: Schema,
  values: Readonly<Record<string, unknown>>,
  columns: Readonly<Record<string, string>> = {},
): Read<z.output<Schema>> {
  const read = z.safeParse(schema, values, { error: usualReason })
  if (read.success) return { input: read.data }
  const reasons = new Map<string, RowReason>()
  for (const [field, [reason]] of Object.entries(reasonsByField(read.error.issues))) {
    const column = columns[field] ?? field
    if (reason !== undefined && !reasons.has(column)) reasons.set(column, { ...reason, field: column })
  }
  return { reasons: [...reasons.values()] }
}

/** The ids of a column of references; undefined where the row has none. */
export const idsIn = (value: ReadValue | undefined): number[] | undefined =>
  typeof value === 'object' ? value.filter((each) => typeof each === 'number') : undefined
