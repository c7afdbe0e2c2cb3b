import { histories } from '@portal/contract/audit'
import { categories } from '@portal/contract/categories'
import { recordInput, record as recordRow, type TimeRecord } from '@portal/contract/hours/hours'
import { projects } from '@portal/contract/projects'
import { type Day, formatDay } from '@portal/domain/days'
import { hoursToType } from '@portal/domain/hours/hours'
import { failing } from '@portal/words/reasons'
import { useState } from 'react'
import * as z from 'zod/mini'
import { ApiError } from '../../../api/api-errors.ts'
import { call } from '../../../api/client.ts'
import { t } from '../../../messages/messages.ts'
import { HistoryFold } from '../../../reference/history/history-fold.tsx'
import { useNameOfPerson } from '../../../reference/use-name-of-person.ts'
import { choiceInWords, dayInWords, type FieldWords, inWords } from '../../../shared/conflicts/field-words.ts'
import { useEditForm } from '../../../shared/conflicts/use-edit-form.ts'
import { DateField } from '../../../shared/dates/date-field.tsx'
import { dayOf, type TypedDay } from '../../../shared/dates/typed-day.ts'
import { FormModal } from '../../../shared/dialogs/form-modal.tsx'
import { RecordFields } from '../entry/record-fields.tsx'
import { chosenOf, type RecordFields as Fields, recordFormSchema } from '../entry/record-form-schema.ts'
import { useProjectNote, useRecordChoices } from '../entry/use-record-choices.ts'
import type { HoursOf } from '../hours-of.ts'
import styles from './edit-record-modal.module.css'

type Props = {
  record: TimeRecord
  /** Whether the dialog names the person of the record. */
  namesUser: boolean
  /** The name of the form's draft. */
  draft: string
  hours: HoursOf
  earliest: Day | undefined
  today: Day
  onClose: () => void
}

export function EditRecordModal({ record, namesUser, draft, hours, earliest, today, onClose }: Props) {
  const edit = useRecordEdit({ record, draft, hours, earliest, today, onClose })
  const { form, failure, submit, conflict, choices, chosen, projectNote, chooseDate } = edit
  return (
    <FormModal
      title={t.hours.editTitle}
      submitLabel={t.hours.edit}
      form={form}
      failure={failure ?? choices.failure?.title}
      conflict={conflict}
      canSubmit={!choices.isLoading && form.isValid()}
      onSubmit={submit}
      onClose={onClose}
    >
      {namesUser && <UserName record={record} />}
      <div className={styles.fields}>
        <RecordFields
          field={form.getInputProps}
          choices={choices}
          shown={{ ...chosen, hours: form.values.hours }}
          projectNote={projectNote}
          noteLinksTo={record.user_id}
          startsAt="project_id"
        />
        <DateField
          className={styles.date ?? ''}
          {...form.getInputProps('date')}
          value={form.values.date}
          onChange={chooseDate}
          label={t.hours.date}
          maxDate={today}
          minDate={earliest}
        />
      </div>
      <HistoryFold route={histories.record} id={record.id} />
    </FormModal>
  )
}

function UserName({ record }: { record: TimeRecord }) {
  return <p className={styles.user}>{useNameOfPerson(record.user_id, record.user)}</p>
}

type EditFields = Fields & { date: Day }

const fieldsOf = (record: TimeRecord): EditFields => ({
  project_id: record.project_id,
  category_id: record.category_id,
  description: record.description,
  hours: hoursToType(record.hours),
  date: record.date,
})

const recordWords: FieldWords<EditFields> = {
  project_id: choiceInWords(t.hours.project, (id) => call(projects.names, { query: { id } })),
  category_id: choiceInWords(t.hours.category, () => call(categories.list, {})),
  description: inWords(t.hours.description),
  hours: { label: t.hours.hours, textOf: (typed) => typed ?? '' },
  date: dayInWords(t.hours.date),
}

type EditLimits = { earliest: Day | undefined; today: Day }

/** The days that a record may be moved to. */
const editDay = ({ earliest, today }: EditLimits) =>
  recordInput.shape.date.check(
    z.refine((day) => day <= today, failing('records.in_the_future')),
    z.refine((day) => earliest === undefined || day >= earliest, {
      error: earliest === undefined ? '' : t.hours.dateInEarlierWeek(formatDay(earliest)),
    }),
  )

/** The form's state; the projects it offers are those of the day it holds. */
function useRecordEdit({ record, draft, hours, onClose, ...limits }: Omit<Props, 'namesUser'>) {
  const [date, setDate] = useState(record.date)
  const choices = useRecordChoices(hours.contractsOn(date, record.user_id))
  const { form, ...edit } = useEditForm({
    row: record,
    schema: z.extend(recordFormSchema(choices), { date: editDay(limits) }),
    valuesOf: fieldsOf,
    draft: { name: draft, row: record },
    rowFrom: (current) => z.parse(recordRow, current),
    words: recordWords,
    toastOf: (refusal) => (refusal instanceof ApiError ? refusal.messages.join(', ') : refusal.message),
    save: async (changes, before) => {
      await hours.update(before, changes)
      onClose()
    },
  })
  // The day of the form changes by a draft or by a merge with another edit, too. While it is no day, the projects stay
  // those of the last one.
  const day = dayOf(form.values.date)
  if (day !== undefined && day !== date) setDate(day)
  const chooseDate = (value: TypedDay) => form.setFieldValue('date', value ?? '')
  const chosen = chosenOf(form.values, choices)
  const projectNote = useProjectNote({
    wish: form.values.project_id,
    chosen: chosen.project_id,
    choices,
    date,
  })
  return { form, ...edit, choices, chosen, projectNote, chooseDate }
}
