import { inventories } from '@portal/contract/profiles/inventories'
import { defaultDevice } from '@portal/domain/people/profiles'
import { useApiMutation } from '../../../api/query.ts'
import { t } from '../../../messages/messages.ts'
import { FormModal } from '../../../shared/dialogs/form-modal.tsx'
import { useSchemaForm } from '../../../shared/forms/use-schema-form.ts'
import { toastSuccess } from '../../../shared/toasts/toasts.ts'
import { newItemDraft } from '../profile-drafts.ts'
import { ItemFields, type ItemValues, itemForm } from './item-fields.tsx'

type Props = { profileId: number; onClose: () => void }

const emptyItem: ItemValues = { device: defaultDevice, name: '', serial_number: '' }

export function CreateItemModal({ profileId, onClose }: Props) {
  const create = useApiMutation(inventories.create, { idempotent: true })
  const { form, failure, submitWith } = useSchemaForm({
    schema: itemForm,
    initialValues: emptyItem,
    draft: { name: newItemDraft(profileId) },
    toastOf: () => t.profiles.itemCreateFailed,
  })
  const save = submitWith(async (item) => {
    await create.mutateAsync({ body: { inventory: { ...item, profile_id: profileId } } })
    toastSuccess(t.profiles.itemCreated)
    onClose()
  })
  return (
    <FormModal
      title={t.profiles.itemTitle}
      size="sm"
      form={form}
      failure={failure}
      submitLabel={t.actions.create}
      onClose={onClose}
      onSubmit={save}
    >
      <ItemFields form={form} />
    </FormModal>
  )
}
