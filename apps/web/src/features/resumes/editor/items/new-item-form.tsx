import type { UseFormReturnType } from '@mantine/form'
import type { ReactNode } from 'react'
import type * as z from 'zod/mini'
import { useSchemaForm } from '../../../../shared/forms/use-schema-form.ts'
import { toastSuccess } from '../../../../shared/toasts/toasts.ts'
import { HintedFields } from '../pieces/hinted-fields.tsx'
import { SectionForm } from '../pieces/section-form.tsx'

/** What a section hands to the form that adds an item. */
export type NewItemProps = {
  words: { newHeading: string; add: string; added: string; createFailed?: string }
  /** The name of the draft. */
  draft: string
  /** Whether the button takes the focus, because an item was just added by this form. */
  isFocusOnSubmit?: boolean
  onSaved: (item: { id: number }) => void
  /** Called to close the form; undefined where the form stays. */
  onCancel?: (() => void) | undefined
}

type Props<Values, Schema extends z.ZodMiniType> = NewItemProps & {
  schema: Schema
  initialValues: Values
  create: (item: z.output<Schema>, values: NoInfer<Values>) => Promise<{ id: number }>
  children: (form: UseFormReturnType<NoInfer<Values>> & { isChanged: boolean }) => ReactNode
}

/** Adds an item to a section. */
export function NewItemForm<Values extends Record<string, unknown>, Schema extends z.ZodMiniType>(
  props: Props<Values, Schema>,
) {
  const { words, draft, isFocusOnSubmit, onSaved, onCancel, schema, initialValues, create } = props
  const { createFailed } = words
  const { form, failure, submitWith } = useSchemaForm({
    schema,
    initialValues,
    draft: { name: draft },
    toastOf: createFailed === undefined ? undefined : () => createFailed,
  })
  const save = submitWith(
    (item) => create(item, form.getValues()),
    (item) => {
      toastSuccess(words.added)
      onSaved(item)
    },
  )
  return (
    <SectionForm
      title={words.newHeading}
      form={form}
      failure={failure}
      submitLabel={words.add}
      isFocusOnSubmit={isFocusOnSubmit}
      onSubmit={save}
      onCancel={onCancel}
    >
      <HintedFields form={form}>{props.children}</HintedFields>
    </SectionForm>
  )
}
