import { type Inventory, inventories } from '@portal/contract/inventories'
import { useApiMutation } from '../../../api/query.ts'
import { t } from '../../../messages/messages.ts'
import { FormModal } from '../../../shared/dialogs/form-modal.tsx'
import { useSchemaForm } from '../../../shared/forms/use-schema-form.ts'
import { toastSuccess } from '../../../shared/toasts.ts'
import { ItemFields, type ItemValues, itemForm } from './item-fields.tsx'

type Props = { item: Inventory; onClose: () => void }

export function EditItemModal({ item, onClose }: Props) {
  const update = useApiMutation(inventories.update)
  const { device, name, serial_number } = item
  const initialValues: ItemValues = { device, name, serial_number }
  const { form, failure, submitWith } = useSchemaForm({ schema: itemForm, initialValues })
  const save = submitWith(async (inventory) => {
    await update.mutateAsync({ params: { id: item.id }, body: { inventory } })
    toastSuccess(t.userProfile.itemUpdated)
    onClose()
  })
  return (
    <FormModal
      title={t.userProfile.editItemTitle}
      size="sm"
      form={form}
      failure={failure}
      onClose={onClose}
      onSubmit={save}
    >
      <ItemFields form={form} />
    </FormModal>
  )
}
