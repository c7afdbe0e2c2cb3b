import type { TimeRecord } from '@portal/contract/hours'
import type { Day } from '@portal/domain/days'
import { t } from '../../../messages/messages.ts'
import { DateField } from '../../../shared/date-field.tsx'
import { FormModal } from '../../../shared/form-modal.tsx'
import { IdSelect } from '../../../shared/id-select.tsx'
import { toastSuccess } from '../../../shared/toasts.ts'
import { RecordFields } from '../entry/record-fields.tsx'
import type { HoursOf } from '../hours-of.ts'
import styles from './edit-record-modal.module.css'
import { useRecordEdit } from './use-record-edit.ts'

type Props = {
  record: TimeRecord
  hours: HoursOf
  earliest: Day | undefined
  today: Day
  onClose: () => void
}

export function EditRecordModal({ record, hours, earliest, today, onClose }: Props) {
  const edit = useRecordEdit(record, hours)
  const { form, failure, choices, chosen, projectNote, chooseDate } = edit
  const save = edit.submitWith(async (changes) => {
    await hours.update(record.id, changes)
    toastSuccess(t.hours.updated)
    onClose()
  })
  return (
    <FormModal
      title={t.hours.editTitle}
      submitLabel={t.hours.edit}
      form={form}
      failure={failure ?? choices.failure?.title}
      canSubmit={!choices.isLoading && form.isValid()}
      onSubmit={save}
      onClose={onClose}
    >
      <div className={styles.fields}>
        <RecordFields
          Select={IdSelect}
          field={form.getInputProps}
          choices={choices}
          chosen={chosen}
          projectNote={projectNote}
          startsAt="project_id"
        />
        <DateField
          className={styles.date ?? ''}
          {...form.getInputProps('date')}
          value={form.values.date}
          onChange={chooseDate}
          label={t.hours.date}
          maxDate={today}
          {...(earliest === undefined ? {} : { minDate: earliest })}
        />
      </div>
    </FormModal>
  )
}
