import { type EditableHoliday, editableHoliday, holidayInput, holidays } from '@portal/contract/holidays'
import * as z from 'zod/mini'
import { useApiMutation } from '../../api/query.ts'
import { t } from '../../messages/messages.ts'
import { useEditForm } from '../../shared/conflicts/use-edit-form.ts'
import { FormModal } from '../../shared/dialogs/form-modal.tsx'
import { toastSuccess } from '../../shared/toasts/toasts.ts'
import { HolidayFields, holidayWords, isFilled, valuesOf } from './holiday-fields.tsx'

type Props = { holiday: EditableHoliday; onClose: () => void }

export function EditHolidayModal({ holiday, onClose }: Props) {
  const update = useApiMutation(holidays.update)
  const { form, failure, submit, conflict } = useEditForm({
    row: holiday,
    schema: holidayInput,
    valuesOf,
    draft: { name: 'holidays.edit', row: holiday },
    rowFrom: (current) => z.parse(editableHoliday, current),
    words: holidayWords,
    save: async (changes, { id, version }) => {
      await update.mutateAsync({ params: { id }, ifMatch: version, body: { holiday: changes } })
      toastSuccess(t.holidays.edited)
      onClose()
    },
  })
  return (
    <FormModal
      title={t.holidays.editTitle}
      size="sm"
      form={form}
      failure={failure}
      conflict={conflict}
      canSubmit={isFilled(form.values)}
      onClose={onClose}
      onSubmit={submit}
    >
      <HolidayFields form={form} />
    </FormModal>
  )
}
