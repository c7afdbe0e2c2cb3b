import { type Day, formatDay } from '@portal/domain/days'
import { defaultHours } from '@portal/domain/records'
import { type FormEvent, useRef, useState } from 'react'
import { useSchemaForm } from '../../../api/use-schema-form.ts'
import { t } from '../../../messages/messages.ts'
import { toastSuccess } from '../../../shared/toasts.ts'
import type { HoursOf } from '../hours-of.ts'
import { chosenOf, wishesOf } from './choice.ts'
import { rememberLastUsed } from './last-used.ts'
import { type RecordFields, recordFormSchema } from './record-form-schema.ts'
import { createRepeatGuard } from './repeat-guard.ts'
import { useLastUsed } from './use-last-used.ts'
import { useProjectNote } from './use-project-note.ts'
import { type RecordChoices, useRecordChoices } from './use-record-choices.ts'

const untouched = { description: '', hours: String(defaultHours) }
const initialValues: RecordFields = { project_id: null, category_id: null, ...untouched }

const isUntouched = ({ description, hours }: RecordFields) =>
  description === untouched.description && hours === untouched.hours

type Obstacle = { title: string; text: string }

/** The form that logs a record on `date`: what it holds, offers and chooses, and what saving does. */
export function useRecordEntry({ userId, latest, contractsOn, create }: HoursOf, date: Day) {
  const descriptionRef = useRef<HTMLTextAreaElement>(null)
  const [guard] = useState(() => createRepeatGuard())
  const choices = useRecordChoices(contractsOn(date, userId))
  const lastUsed = useLastUsed(userId, latest)
  const { form, failure, submitWith } = useSchemaForm({
    schema: recordFormSchema(choices, lastUsed),
    initialValues,
  })
  const wishes = wishesOf(form.values, lastUsed)
  const chosen = chosenOf(wishes, choices)
  const projectNote = useProjectNote({ wish: wishes.project_id, chosen: chosen.project_id, choices, date })

  const send = submitWith(async (record) => {
    await guard.during(() => create({ ...record, date }))
    toastSuccess(t.hours.created)
    const used = { project_id: record.project_id, category_id: record.category_id }
    if (userId !== undefined) rememberLastUsed(userId, used)
    form.setValues({ ...used, ...untouched })
    form.clearErrors()
    descriptionRef.current?.focus()
  })

  const isReady = userId !== undefined && !choices.isLoading && !choices.failure
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // As the form is now, not as it was drawn: a second Enter may come before the emptied form is.
    if (isReady && !guard.isRepeat(isUntouched(form.getValues()))) void send(event)
  }

  return {
    form,
    failure,
    choices,
    chosen,
    projectNote,
    descriptionRef,
    save,
    canSave: isReady && form.isValid() && !form.submitting,
    obstacle: obstacleTo(userId, choices, date),
    /** For when the form turns to somebody else, whose projects are others. */
    forgetProject: () => form.setFieldValue('project_id', null),
  }
}
export type RecordEntry = ReturnType<typeof useRecordEntry>

/** Why nothing can be logged whatever is typed, and what to do about it. */
function obstacleTo(userId: number | undefined, choices: RecordChoices, date: Day): Obstacle | undefined {
  if (userId === undefined) return { title: t.hours.chooseUserFirst, text: t.hours.chooseUserWhy }
  if (choices.isLoading || choices.failure) return undefined
  if (choices.projects.length === 0) {
    return { title: t.hours.noContractTitle(formatDay(date)), text: t.hours.noContract }
  }
  if (choices.categories.length > 0) return undefined
  return { title: t.hours.noCategoriesTitle, text: t.hours.noCategories }
}
