import { categories, categoryInput } from '@portal/contract/categories'
import { useApiMutation } from '../../api/query.ts'
import { t } from '../../messages/messages.ts'
import { FormModal } from '../../shared/dialogs/form-modal.tsx'
import { useSchemaForm } from '../../shared/forms/use-schema-form.ts'
import { toastSuccess } from '../../shared/toasts.ts'
import { CategoryFields, emptyCategory } from './category-fields.tsx'

export function CreateCategoryModal({ onClose }: { onClose: () => void }) {
  const create = useApiMutation(categories.create)
  const { form, failure, submitWith } = useSchemaForm({
    schema: categoryInput,
    initialValues: emptyCategory,
  })
  return (
    <FormModal
      title={t.categories.createTitle}
      size="sm"
      form={form}
      failure={failure}
      submitLabel={t.actions.create}
      canSubmit={form.values.name.trim() !== ''}
      onClose={onClose}
      onSubmit={submitWith(async (category) => {
        await create.mutateAsync({ body: { category } })
        toastSuccess(t.categories.created)
        onClose()
      })}
    >
      <CategoryFields form={form} />
    </FormModal>
  )
}
