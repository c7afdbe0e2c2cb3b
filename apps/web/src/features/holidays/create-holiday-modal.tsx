import { type EditableHoliday, holidayInput, holidays } from '@portal/contract/holidays'
import { useApiMutation } from '../../api/query.ts'
import { t } from '../../messages/messages.ts'
import { FormModal } from '../../shared/dialogs/form-modal.tsx'
import { useSchemaForm } from '../../shared/forms/use-schema-form.ts'
import { emptyHoliday, HolidayFields, isFilled } from './holiday-fields.tsx'

type Props = { onCreated: (holiday: EditableHoliday) => void; onClose: () => void }

export function CreateHolidayModal({ onCreated, onClose }: Props) {
  const create = useApiMutation(holidays.create)
  const { form, failure, submitWith } = useSchemaForm({
    schema: holidayInput,
    initialValues: emptyHoliday,
    draft: { name: 'holidays.create' },
  })
  return (
    <FormModal
      title={t.holidays.createTitle}
      size="sm"
      form={form}
      failure={failure}
      submitLabel={t.actions.create}
      canSubmit={isFilled(form.values)}
      onClose={onClose}
      onSubmit={submitWith(async (holiday) => {
        onCreated(await create.mutateAsync({ body: { holiday } }))
        onClose()
      })}
    >
      <HolidayFields form={form} />
    </FormModal>
  )
}
