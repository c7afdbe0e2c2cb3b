import { type Day, formatDay } from '@portal/domain/days'
import { defaultHours } from '@portal/domain/hours'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { t } from '../../../messages/messages.ts'
import { readStored, writeStored } from '../../../shared/browser-storage.ts'
import { useSchemaForm } from '../../../shared/forms/use-schema-form.ts'
import { toastSuccess } from '../../../shared/toasts.ts'
import type { HoursOf } from '../hours-of.ts'
import type { LatestQuery } from '../hours-queries.ts'
import { chosenOf, type RecordFields, recordFormSchema, wishesOf } from './record-form-schema.ts'
import { type RecordChoices, useProjectNote, useRecordChoices } from './use-record-choices.ts'

const untouched = { description: '', hours: String(defaultHours) }
const initialValues: RecordFields = { project_id: null, category_id: null, ...untouched }

const isUntouched = ({ description, hours }: RecordFields) =>
  description === untouched.description && hours === untouched.hours

type Obstacle = { title: string; text: string; lacksContract?: boolean }

/**
 * The form that logs a record on `date`: what it holds, offers and chooses, and what saving does. Nothing is saved while
 * the date field shows something else than `date`.
 */
export function useRecordEntry(
  { userId, latest, contractsOn, create }: HoursOf,
  date: Day,
  isDayClear: boolean,
) {
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

  const isReady = isDayClear && userId !== undefined && !choices.isLoading && !choices.failure
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // getValues(), not form.values: a second Enter may come before the reset form has been rendered.
    if (isReady && !guard.isRepeat(isUntouched(form.getValues()))) void send(event)
  }

  return {
    userId,
    form,
    failure,
    choices,
    chosen,
    projectNote,
    descriptionRef,
    save,
    canSave: isReady && form.isValid() && !form.submitting,
    obstacle: obstacleTo(userId, choices, date),
    /** To be called when another person is chosen: their projects differ. */
    forgetProject: () => form.setFieldValue('project_id', null),
  }
}
export type RecordEntry = ReturnType<typeof useRecordEntry>

/** Why nothing can be logged, and what to do about it; undefined when something can. */
function obstacleTo(userId: number | undefined, choices: RecordChoices, date: Day): Obstacle | undefined {
  if (userId === undefined) return { title: t.hours.chooseUserFirst, text: t.hours.chooseUserWhy }
  if (choices.isLoading || choices.failure) return undefined
  if (choices.projects.length === 0) {
    return { title: t.hours.noContractTitle(formatDay(date)), text: t.hours.noContract, lacksContract: true }
  }
  if (choices.categories.length > 0) return undefined
  return { title: t.hours.noCategoriesTitle, text: t.hours.noCategories }
}

/** Longer than the pause between the clicks of a double click, shorter than the time it takes to log a record. */
const doubleClickMs = 1000

type Clock = () => number

/**
 * Recognizes the second submit of a double click or a double Enter: it comes while the first is being sent, or right
 * after it, when the form has just been reset.
 */
export function createRepeatGuard(nowMs: Clock = () => performance.now()) {
  let isSending = false
  let savedAtMs = Number.NEGATIVE_INFINITY
  return {
    isRepeat: (isFormUntouched: boolean): boolean =>
      isSending || (isFormUntouched && nowMs() - savedAtMs < doubleClickMs),
    /** Runs `send`; throws what it throws. */
    async during(send: () => Promise<unknown>): Promise<void> {
      isSending = true
      try {
        await send()
        savedAtMs = nowMs()
      } finally {
        isSending = false
      }
    },
  }
}

const lastUsedSchema = z.object({ project_id: z.int(), category_id: z.int() })
type LastUsed = z.output<typeof lastUsedSchema>

const keyFor = (userId: number) => `portal.last-record.${userId}`

/** The project and the category of the last record that was logged for this user in this browser. */
const readLastUsed = (userId: number): LastUsed | undefined => readStored(keyFor(userId), lastUsedSchema)

const rememberLastUsed = (userId: number, used: LastUsed) => writeStored(keyFor(userId), used)

/** The form's first choices: those stored in this browser, or, where none are, those of the person's latest record. */
function useLastUsed(userId: number | undefined, latest: LatestQuery): LastUsed | undefined {
  const remembered = userId === undefined ? undefined : readLastUsed(userId)
  const isForgotten = userId !== undefined && remembered === undefined
  const { data } = useQuery({ ...latest, enabled: isForgotten })
  if (remembered || !isForgotten) return remembered
  const worked = data?.paginate_records.find((record) => record.record_type === 'regular')
  if (!worked?.project_id || !worked.category_id) return undefined
  return { project_id: worked.project_id, category_id: worked.category_id }
}
