import { type Category, categories, categoryInput } from '@portal/contract/categories'
import { useApiMutation } from '../../api/query.ts'
import { t } from '../../messages/messages.ts'
import { FormModal } from '../../shared/dialogs/form-modal.tsx'
import { useSchemaForm } from '../../shared/forms/use-schema-form.ts'
import { toastSuccess } from '../../shared/toasts.ts'
import { CategoryFields, valuesOf } from './category-fields.tsx'

type Props = { category: Category; onClose: () => void }

export function EditCategoryModal({ category, onClose }: Props) {
  const update = useApiMutation(categories.update)
  const { form, failure, submitWith } = useSchemaForm({
    schema: categoryInput,
    initialValues: valuesOf(category),
  })
  return (
    <FormModal
      title={t.categories.editTitle}
      size="sm"
      form={form}
      failure={failure}
      canSubmit={form.values.name.trim() !== ''}
      onClose={onClose}
      onSubmit={submitWith(async (changes) => {
        await update.mutateAsync({ params: { id: category.id }, body: { category: changes } })
        toastSuccess(t.categories.edited)
        onClose()
      })}
    >
      <CategoryFields form={form} />
    </FormModal>
  )
}
