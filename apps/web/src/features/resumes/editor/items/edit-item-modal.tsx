import type { UseFormReturnType } from '@mantine/form'
import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { t } from '../../../../messages/messages.ts'
import type { FieldWords } from '../../../../shared/conflicts/field-words.ts'
import { useEditForm } from '../../../../shared/conflicts/use-edit-form.ts'
import { FormModal } from '../../../../shared/dialogs/form-modal.tsx'
import { toastSuccess } from '../../../../shared/toasts/toasts.ts'

type Props<Row extends object, Values, Schema extends z.ZodMiniType> = {
  title: string
  size: 'sm' | 'lg'
  item: Row
  /** Reads the item that the server has now. */
  itemSchema: z.ZodMiniType<Row>
  schema: Schema
  valuesOf: (item: Row) => Values
  words: FieldWords<NoInfer<Values>>
  /** The name of the draft. */
  draft: string
  save: (changes: z.output<Schema>, item: Row, values: NoInfer<Values>) => Promise<unknown>
  /** The sentence of the toast after a save. */
  updated: string
  failed?: string
  onClose: () => void
  children: (form: UseFormReturnType<NoInfer<Values>>) => ReactNode
}

/** Edits a saved item of a section; mount it to open it. */
export function EditItemModal<
  Row extends object,
  Values extends Record<string, unknown>,
  Schema extends z.ZodMiniType,
>(props: Props<Row, Values, Schema>) {
  const { title, size, item, itemSchema, schema, valuesOf, words, draft, onClose } = props
  const { failed = t.resumeEditor.updateFailed } = props
  const { form, failure, submit, conflict } = useEditForm({
    row: item,
    schema,
    valuesOf,
    draft: { name: draft, row: item },
    rowFrom: (current) => z.parse(itemSchema, current),
    words,
    toastOf: () => failed,
    save: async (changes, present) => {
      await props.save(changes, present, form.getValues())
      toastSuccess(props.updated)
      onClose()
    },
  })
  return (
    <FormModal
      title={title}
      size={size}
      form={form}
      failure={failure}
      conflict={conflict}
      onClose={onClose}
      onSubmit={submit}
    >
      {props.children(form)}
    </FormModal>
  )
}
