import { useRef, useState } from 'react'
import * as z from 'zod/mini'
import { isChangedMeanwhile } from '../../api/api-errors.ts'
import { t } from '../../messages/messages.ts'
import type { DraftName } from '../forms/drafts.ts'
import { type SchemaFormOptions, useSchemaForm } from '../forms/use-schema-form.ts'
import type { FieldWords } from './field-words.ts'
import { mergeEdits, takeSaved } from './merge-edits.ts'

/** A field that two people changed differently, in words. */
export type Clash = { field: string; label: string; mine: string; saved: string }

/** The fields that a person must choose between. */
export type Conflict = {
  clashes: Clash[]
  /** Saves with the saved values of the given fields and one's own of the rest. */
  resolve: (taken: ReadonlySet<string>) => void
  /** Goes back to the form with the typed values. */
  onClose: () => void
}

type Options<Row, Values, Schema extends z.ZodMiniType> = Omit<
  SchemaFormOptions<Values, Schema>,
  'initialValues' | 'draft'
> & {
  /** The draft is stored together with the row, so that a restored draft still knows what it changes. */
  draft: DraftName & { row: object }
  /** The row as it was when the form was opened. */
  row: Row
  valuesOf: (row: Row) => Values
  /** Reads the row that the server has now from its refusal. */
  rowFrom: (current: unknown) => Row | Promise<Row>
  words: FieldWords<NoInfer<Values>>
  /** Sends the values with the version of `row`. */
  save: (values: z.output<Schema>, row: Row) => Promise<unknown>
  /** Called after a save, when the draft is forgotten. */
  onSaved?: () => unknown
}

type Pending<Row, Values> = { row: Row; merged: Values; clashes: Clash[] }

/**
 * The form of a dialog that edits a row. When another person has changed the row since, fields that only one side
 * changed are joined and saved; `conflict` lists those that both changed. Typed values are kept throughout.
 */
export function useEditForm<Row, Values extends Record<string, unknown>, Schema extends z.ZodMiniType>({
  row,
  valuesOf,
  rowFrom,
  words,
  save,
  onSaved,
  ...options
}: Options<Row, Values, Schema>) {
  /** The row that the values of the form are based on. */
  const base = useRef(row)
  const [pending, setPending] = useState<Pending<Row, Values>>()
  const { form, submitWith, ...rest } = useSchemaForm({ ...options, initialValues: valuesOf(row) })

  const attempt = async (values: z.output<Schema>): Promise<unknown> => {
    try {
      return await save(values, base.current)
    } catch (error) {
      if (!isChangedMeanwhile(error)) throw error
      const present = await rowFrom(error.current)
      const saved = valuesOf(present)
      const mine = form.getValues()
      const { merged, clashes } = mergeEdits({ opened: valuesOf(base.current), mine, saved })
      if (clashes.length > 0) {
        const inWords = clashes.map(async (field) => ({
          field,
          label: words[field].label,
          mine: await words[field].textOf(mine[field]),
          saved: await words[field].textOf(saved[field]),
        }))
        setPending({ row: present, merged, clashes: await Promise.all(inWords) })
        throw error
      }
      base.current = present
      form.setValues(merged)
      const checked = z.safeParse(options.schema, merged)
      if (!checked.success) throw new Error(t.conflicts.checkAgain)
      return attempt(checked.data)
    }
  }
  const submit = submitWith(attempt, onSaved)

  const resolve = ({ row: present, merged }: Pending<Row, Values>, taken: ReadonlySet<string>) => {
    base.current = present
    form.setValues(takeSaved(merged, valuesOf(present), taken))
    setPending(undefined)
    submit()
  }
  const conflict: Conflict | undefined = pending && {
    clashes: pending.clashes,
    resolve: (taken) => resolve(pending, taken),
    onClose: () => setPending(undefined),
  }
  return { form, submit, conflict, ...rest }
}
