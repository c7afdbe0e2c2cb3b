import { TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { histories } from '@portal/contract/audit'
import {
  type Category,
  type CategoryInput,
  categories,
  categoryInput,
  category as categoryRow,
} from '@portal/contract/categories'
import { storedLine } from '@portal/domain/texts/stored'
import * as z from 'zod/mini'
import { useApiMutation } from '../../api/query.ts'
import { t } from '../../messages/messages.ts'
import { HistoryFold } from '../../reference/history/history-fold.tsx'
import { type FieldWords, inWords } from '../../shared/conflicts/field-words.ts'
import { useEditForm } from '../../shared/conflicts/use-edit-form.ts'
import { FormModal } from '../../shared/dialogs/form-modal.tsx'
import { GrowingTextarea } from '../../shared/forms/growing-textarea.tsx'
import { emptyTexts, textsOf } from '../../shared/forms/texts-of.ts'
import { useSchemaForm } from '../../shared/forms/use-schema-form.ts'
import { toastSuccess } from '../../shared/toasts/toasts.ts'

/** The values of the forms: a text for every field of the contract. */
type CategoryValues = Record<keyof CategoryInput, string>

const emptyCategory: CategoryValues = emptyTexts(categoryInput)

const valuesOf = (category: Category): CategoryValues => textsOf(categoryInput, category)

const words: FieldWords<CategoryValues> = {
  name: inWords(t.categories.name),
  description: inWords(t.categories.description),
}

type CreateProps = { onCreated: (category: Category) => void; onClose: () => void }

export function CreateCategoryModal({ onCreated, onClose }: CreateProps) {
  const create = useApiMutation(categories.create)
  const { form, failure, submitWith } = useSchemaForm({
    schema: categoryInput,
    initialValues: emptyCategory,
    draft: { name: 'categories.create' },
  })
  return (
    <FormModal
      title={t.categories.createTitle}
      size="sm"
      form={form}
      failure={failure}
      submitLabel={t.actions.create}
      canSubmit={storedLine(form.values.name) !== ''}
      onClose={onClose}
      onSubmit={submitWith(async (category) => {
        onCreated(await create.mutateAsync({ body: { category } }))
        onClose()
      })}
    >
      <CategoryFields form={form} />
    </FormModal>
  )
}

type EditProps = { category: Category; onClose: () => void }

export function EditCategoryModal({ category, onClose }: EditProps) {
  const update = useApiMutation(categories.update)
  const { form, failure, submit, conflict } = useEditForm({
    row: category,
    schema: categoryInput,
    valuesOf,
    draft: { name: 'categories.edit', row: category },
    rowFrom: (current) => z.parse(categoryRow, current),
    words,
    save: async (changes, { id, version }) => {
      await update.mutateAsync({ params: { id }, ifMatch: version, body: { category: changes } })
      toastSuccess(t.categories.edited)
      onClose()
    },
  })
  return (
    <FormModal
      title={t.categories.editTitle}
      size="sm"
      form={form}
      failure={failure}
      conflict={conflict}
      canSubmit={storedLine(form.values.name) !== ''}
      onClose={onClose}
      onSubmit={submit}
    >
      <CategoryFields form={form} />
      <HistoryFold route={histories.category} id={category.id} />
    </FormModal>
  )
}

function CategoryFields({ form }: { form: UseFormReturnType<CategoryValues> }) {
  return (
    <>
      <TextInput label={t.categories.name} required data-autofocus {...form.getInputProps('name')} />
      <GrowingTextarea
        label={t.categories.description}
        placeholder={t.categories.descriptionPlaceholder}
        minRows={2}
        maxRows={6}
        {...form.getInputProps('description')}
      />
    </>
  )
}
