import { recordInput, type TimeRecord } from '@portal/contract/hours'
import type { Day } from '@portal/domain/days'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useSchemaForm } from '../../../api/use-schema-form.ts'
import { chosenOf } from '../entry/choice.ts'
import { type RecordFields, recordFormSchema } from '../entry/record-form-schema.ts'
import { useProjectNote } from '../entry/use-project-note.ts'
import { useRecordChoices } from '../entry/use-record-choices.ts'
import type { HoursOf } from '../hours-of.ts'

type EditFields = RecordFields & { date: Day }

const fieldsOf = (record: TimeRecord): EditFields => ({
  project_id: record.project_id,
  category_id: record.category_id,
  description: record.description,
  hours: String(record.hours),
  date: record.date,
})

/** The form that changes a record; its projects are those of the day it holds. */
export function useRecordEdit(record: TimeRecord, { contractsOn }: HoursOf) {
  const [date, setDate] = useState(record.date)
  const choices = useRecordChoices(contractsOn(date, record.user_id))
  const { form, failure, submitWith } = useSchemaForm({
    schema: z.extend(recordFormSchema(choices), { date: recordInput.shape.date }),
    initialValues: fieldsOf(record),
  })
  const chooseDate = (day: Day | null) => {
    if (day === null) return
    setDate(day)
    form.setFieldValue('date', day)
  }
  const chosen = chosenOf(form.values, choices)
  const projectNote = useProjectNote({
    wish: form.values.project_id,
    chosen: chosen.project_id,
    choices,
    date,
  })
  return { form, failure, submitWith, choices, chosen, projectNote, chooseDate }
}
