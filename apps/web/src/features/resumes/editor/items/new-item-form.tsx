import type { UseFormReturnType } from '@mantine/form'
import type { ReactNode } from 'react'
import type * as z from 'zod/mini'
import { useSchemaForm } from '../../../../shared/forms/use-schema-form.ts'
import { toastSuccess } from '../../../../shared/toasts/toasts.ts'
import { HintedFields } from '../fields/hinted-fields.tsx'
import { SectionForm } from '../fields/section-form.tsx'
import { useSaving } from '../frame/saving.ts'

/** What a section hands to the form that adds an item. */
export type NewItemProps = {
  words: { newHeading: string; add: string; added: string; createFailed?: string }
  /** The name of the draft. */
  draft: string
  /** Whether the first field takes the focus, because the button has shown the form. */
  isFocused: boolean
  /** Whether the section has no items. The form then needs no way to close it until something is typed. */
  isOnlyForm: boolean
  onSaved: (item: { id: number }) => void
  /** Called to close the form. */
  onCancel: () => void
}

type Props<Values, Schema extends z.ZodMiniType> = NewItemProps & {
  schema: Schema
  initialValues: Values
  create: (item: z.output<Schema>, values: NoInfer<Values>) => Promise<{ id: number }>
  children: (form: UseFormReturnType<NoInfer<Values>> & { isChanged: boolean }) => ReactNode
}

/** Adds an item to a section, and goes on to another one where Continue has asked for it. */
export function NewItemForm<Values extends Record<string, unknown>, Schema extends z.ZodMiniType>(
  props: Props<Values, Schema>,
) {
  const { words, draft, isFocused, isOnlyForm, onSaved, onCancel, schema, initialValues, create } = props
  const saving = useSaving()
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
      saving.goOn()
    },
  )
  return (
    <SectionForm
      title={words.newHeading}
      form={form}
      failure={failure}
      submitLabel={words.add}
      isFocused={isFocused}
      onSubmit={save}
      onCancel={isOnlyForm && !form.isChanged ? undefined : onCancel}
    >
      <HintedFields form={form}>{props.children}</HintedFields>
    </SectionForm>
  )
}
