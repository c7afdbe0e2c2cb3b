import { type Category, categories, categoryInput } from '@portal/contract/categories'
import { storedLine } from '@portal/domain/texts/stored'
import { useApiMutation } from '../../api/query.ts'
import { t } from '../../messages/messages.ts'
import { FormModal } from '../../shared/dialogs/form-modal.tsx'
import { useSchemaForm } from '../../shared/forms/use-schema-form.ts'
import { CategoryFields, emptyCategory } from './category-fields.tsx'

type Props = { onCreated: (category: Category) => void; onClose: () => void }

export function CreateCategoryModal({ onCreated, onClose }: Props) {
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
