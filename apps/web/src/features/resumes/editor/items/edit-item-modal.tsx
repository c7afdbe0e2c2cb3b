import type { UseFormReturnType } from '@mantine/form'
import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { t } from '../../../../messages/messages.ts'
import type { FieldWords } from '../../../../shared/conflicts/field-words.ts'
import { useEditForm } from '../../../../shared/conflicts/use-edit-form.ts'
import { FormModal } from '../../../../shared/dialogs/form-modal.tsx'
import { toastSuccess } from '../../../../shared/toasts/toasts.ts'
import { HintedFields } from '../fields/hinted-fields.tsx'

/** What a section hands to the dialog that edits an item. */
export type EditItemProps<Row> = {
  words: { editHeading: string; updated: string; updateFailed?: string }
  item: Row
  /** Reads the item that the server has now. */
  itemSchema: z.ZodMiniType<Row>
  /** The name of the draft. */
  draft: string
  onClose: () => void
}

type Props<Row extends object, Values, Schema extends z.ZodMiniType> = EditItemProps<Row> & {
  size: 'sm' | 'lg'
  schema: Schema
  valuesOf: (item: Row) => Values
  fieldWords: FieldWords<NoInfer<Values>>
  save: (changes: z.output<Schema>, item: Row, values: NoInfer<Values>) => Promise<unknown>
  children: (form: UseFormReturnType<NoInfer<Values>>) => ReactNode
}

/** Edits a saved item of a section; mount it to open it. */
export function EditItemModal<
  Row extends object,
  Values extends Record<string, unknown>,
  Schema extends z.ZodMiniType,
>(props: Props<Row, Values, Schema>) {
  const { words, item, itemSchema, draft, onClose, size, schema, valuesOf, fieldWords } = props
  const { updateFailed = t.resumeEditor.updateFailed } = words
  const { form, failure, submit, conflict } = useEditForm({
    row: item,
    schema,
    valuesOf,
    draft: { name: draft, row: item },
    rowFrom: (current) => z.parse(itemSchema, current),
    words: fieldWords,
    toastOf: () => updateFailed,
    save: async (changes, present) => {
      await props.save(changes, present, form.getValues())
      toastSuccess(words.updated)
      onClose()
    },
  })
  return (
    <FormModal
      title={words.editHeading}
      size={size}
      form={form}
      failure={failure}
      conflict={conflict}
      onClose={onClose}
      onSubmit={submit}
    >
      <HintedFields form={form}>{props.children}</HintedFields>
    </FormModal>
  )
}
