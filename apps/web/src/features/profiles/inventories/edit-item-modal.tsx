import { type Inventory, inventories, inventory } from '@portal/contract/profiles/inventories'
import * as z from 'zod/mini'
import { useApiMutation } from '../../../api/query.ts'
import { t } from '../../../messages/messages.ts'
import { useEditForm } from '../../../shared/conflicts/use-edit-form.ts'
import { FormModal } from '../../../shared/dialogs/form-modal.tsx'
import { toastSuccess } from '../../../shared/toasts/toasts.ts'
import { itemDraft } from '../profile-drafts.ts'
import { ItemFields, type ItemValues, itemForm, itemWords } from './item-fields.tsx'

type Props = { item: Inventory; onClose: () => void }

const valuesOf = ({ device, name, serial_number }: Inventory): ItemValues => ({ device, name, serial_number })

export function EditItemModal({ item, onClose }: Props) {
  const update = useApiMutation(inventories.update)
  const { form, failure, submit, conflict } = useEditForm({
    row: item,
    schema: itemForm,
    valuesOf,
    draft: { name: itemDraft(item.profile_id), row: item },
    rowFrom: (current) => z.parse(inventory, current),
    words: itemWords,
    save: async (changes, { id, version }) => {
      await update.mutateAsync({ params: { id }, ifMatch: version, body: { inventory: changes } })
      toastSuccess(t.profiles.itemUpdated)
      onClose()
    },
  })
  return (
    <FormModal
      title={t.profiles.editItemTitle}
      size="sm"
      form={form}
      failure={failure}
      conflict={conflict}
      onClose={onClose}
      onSubmit={submit}
    >
      <ItemFields form={form} itemId={item.id} />
    </FormModal>
  )
}
