import {
  type Category,
  categories,
  categoryInput,
  category as categoryRow,
} from '@portal/contract/categories'
import { storedLine } from '@portal/domain/texts/stored'
import * as z from 'zod/mini'
import { useApiMutation } from '../../api/query.ts'
import { t } from '../../messages/messages.ts'
import { useEditForm } from '../../shared/conflicts/use-edit-form.ts'
import { FormModal } from '../../shared/dialogs/form-modal.tsx'
import { toastSuccess } from '../../shared/toasts/toasts.ts'
import { CategoryFields, categoryWords, valuesOf } from './category-fields.tsx'

type Props = { category: Category; onClose: () => void }

export function EditCategoryModal({ category, onClose }: Props) {
  const update = useApiMutation(categories.update)
  const { form, failure, submit, conflict } = useEditForm({
    row: category,
    schema: categoryInput,
    valuesOf,
    draft: { name: 'categories.edit', row: category },
    rowFrom: (current) => z.parse(categoryRow, current),
    words: categoryWords,
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
    </FormModal>
  )
}
