import type { Day } from '@portal/domain/days'
import { useRef } from 'react'
import { useIsTouch } from '../../../browser/breakpoints.ts'
import { useSchemaForm } from '../../../shared/forms/use-schema-form.ts'
import type { HoursOf } from '../hours-of.ts'
import type { Pair } from './latest-choices.ts'
import { completed, type Proposals, type RecordFields, recordEntrySchema } from './record-form-schema.ts'
import { type RecordChoices, useProjectNote } from './use-record-choices.ts'

const untouched = { description: '', hours: null }
const initialValues: RecordFields = { project_id: null, category_id: null, ...untouched }

const isUntouched = ({ description, hours }: RecordFields) => description === '' && hours === null

type Options = {
  page: HoursOf['page']
  date: Day
  choices: RecordChoices
  proposals: Proposals
}

/** The fields of the form that logs a record: their values, completed by the proposals, and the focus. */
export function useRecordForm({ page, date, choices, proposals }: Options) {
  const isTouch = useIsTouch()
  const descriptionRef = useRef<HTMLTextAreaElement>(null)
  const { form, failure, submitWith, refuse } = useSchemaForm({
    schema: recordEntrySchema(choices, proposals),
    initialValues,
    draft: { name: `hours.${page}` },
    isTyped: (values) => !isUntouched(values),
  })
  const shown = completed(form.values, choices, proposals)
  const wish = form.values.project_id ?? proposals.project_id
  const focusDescription = () => descriptionRef.current?.focus()

  return {
    form,
    failure,
    submitWith,
    refuse,
    /** The values that the fields show. */
    shown,
    projectNote: useProjectNote({ wish, chosen: shown.project_id, choices, date }),
    descriptionRef,
    /**
     * The values that the fields would show now, whether a person has typed any, and whether the hours are the proposed
     * ones. A second Enter may come before the form has been drawn again.
     */
    readFields: () => {
      const values = form.getValues()
      return {
        fields: completed(values, choices, proposals),
        isUntouched: isUntouched(values),
        areHoursProposed: values.hours === null,
      }
    },
    /** Empties the form for the next record of the project, for which the usual category is proposed again. */
    beginNext: (project_id: number) => {
      form.setValues({ project_id, category_id: null, ...untouched })
      form.clearErrors()
      focusDescription()
    },
    takePair: ({ project_id, category_id }: Pair) => {
      form.setValues({ project_id, category_id })
      focusDescription()
    },
    /** Call it when another person is chosen, because their projects and usual categories differ. */
    forgetChoices: () => form.setValues({ project_id: null, category_id: null }),
    /** Call it when a day was chosen. On a touch screen the keyboard would cover the day. */
    beginTyping: () => {
      // A frame later the key that was pressed has done its work: Enter would begin a second line.
      if (!isTouch) requestAnimationFrame(focusDescription)
    },
  }
}
export type RecordForm = ReturnType<typeof useRecordForm>
