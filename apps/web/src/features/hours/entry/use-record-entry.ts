import { type Day, formatDay } from '@portal/domain/days'
import { defaultHours, formatHours } from '@portal/domain/hours/hours'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { NetworkError } from '../../../api/api-errors.ts'
import { readStored, writeStored } from '../../../browser/browser-storage.ts'
import { draftPrefix } from '../../../browser/stored-drafts.ts'
import { t } from '../../../messages/messages.ts'
import { useUser } from '../../../session/use-user.ts'
import { useSchemaForm } from '../../../shared/forms/use-schema-form.ts'
import { dismissToast, repeatError } from '../../../shared/toasts/toasts.ts'
import type { HoursOf } from '../hours-of.ts'
import type { LatestQuery } from '../hours-queries.ts'
import { chosenOf, type RecordFields, recordFormSchema, wishesOf } from './record-form-schema.ts'
import { createUnsentRecords, type UnsentRecord, type UnsentRecords } from './unsent-records.ts'
import { type RecordChoices, useProjectNote, useRecordChoices } from './use-record-choices.ts'

const untouched = { description: '', hours: String(defaultHours) }
const initialValues: RecordFields = { project_id: null, category_id: null, ...untouched }

const isUntouched = ({ description, hours }: RecordFields) =>
  description === untouched.description && hours === untouched.hours

/** The id of the toast of a refusal that the list of unsaved records shows. */
const unsentToast = 'hours.unsent'

type Obstacle = { title: string; text: string; lacksContract?: boolean }

/**
 * The form that logs a record on `date`: its values, its choices and its saving. Nothing is saved while
 * the date field shows something else than `date`.
 */
export function useRecordEntry(hours: HoursOf, date: Day, isDayClear: boolean) {
  const { page, userId, latest, contractsOn, create } = hours
  const descriptionRef = useRef<HTMLTextAreaElement>(null)
  const [guard] = useState(() => createRepeatGuard())
  const choices = useRecordChoices(contractsOn(date, userId))
  const lastUsed = useLastUsed(userId, latest)
  const { records: unsent, sender } = useUnsentRecords(page, !choices.isLoading)
  const { form, failure, submitWith, refuse } = useSchemaForm({
    schema: recordFormSchema(choices, lastUsed),
    initialValues,
    draft: { name: `hours.${page}` },
    isTyped: (values) => !isUntouched(values),
  })
  const wishes = wishesOf(form.values, lastUsed)
  const chosen = chosenOf(wishes, choices)
  const projectNote = useProjectNote({ wish: wishes.project_id, chosen: chosen.project_id, choices, date })

  // The day and the person of the form when an answer comes; the record may have been sent for others.
  const present = useRef<{ date: Day; userId: number | undefined }>(undefined)
  useEffect(() => {
    present.current = { date, userId }
    return () => {
      present.current = undefined
    }
  }, [date, userId])

  const refill = (record: UnsentRecord) => {
    sender?.drop(record)
    form.setValues(record.fields)
  }

  const deliver = async (record: UnsentRecord) => {
    if (!sender) return
    const refusal = await sender.send(record, create)
    if (refusal === undefined) {
      dismissToast(unsentToast)
      rememberLastUsed(record.userId, record.fields)
      return
    }
    const isSameForm =
      present.current?.date === record.record.date && present.current.userId === record.userId
    if (!isSameForm || !isUntouched(form.getValues())) {
      if (!(refusal instanceof NetworkError)) repeatError(refusal.message, unsentToast)
      return
    }
    refill(record)
    refuse(refusal)
  }

  const send = submitWith(async (record) => {
    if (userId === undefined) return
    const used = { project_id: record.project_id, category_id: record.category_id }
    const project = choices.projects.find(({ id }) => id === record.project_id)
    const fields = { ...form.getValues(), ...used }
    guard.pressed()
    form.setValues({ ...used, ...untouched })
    form.clearErrors()
    descriptionRef.current?.focus()
    void deliver({
      id: `${Date.now()}.${Math.random()}`,
      userId,
      fields,
      record: { ...record, date },
      title: t.hours.recordNamed(formatHours(record.hours), project?.name ?? '', formatDay(date)),
    })
  })

  const isReady =
    sender !== undefined && isDayClear && userId !== undefined && !choices.isLoading && !choices.failure
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
    canSave: isReady && form.isValid(),
    obstacle: obstacleTo(userId, choices, date),
    isChanged: form.isChanged || unsent.some(({ failure }) => failure !== undefined),
    discard: () => {
      form.discard()
      sender?.dropRefused()
    },
    isSending: unsent.some(({ failure }) => failure === undefined),
    /** What the list of the records that were sent and not saved needs. */
    unsent: {
      records: unsent.filter(({ failure }) => failure !== undefined),
      mayEdit: (record: UnsentRecord) =>
        isUntouched(form.values) && record.userId === userId && record.record.date === date,
      onEdit: refill,
      onRetry: (record: UnsentRecord) => void deliver(record),
      onDrop: (record: UnsentRecord) => sender?.drop(record),
    },
    /** Call it when another person is chosen, because their projects differ. */
    forgetProject: () => form.setFieldValue('project_id', null),
  }
}
export type RecordEntry = ReturnType<typeof useRecordEntry>

/** The sender of records, undefined until `isWanted`, and the records that are not saved yet. */
function useUnsentRecords(page: HoursOf['page'], isWanted: boolean) {
  const { id: me } = useUser()
  const [records, setRecords] = useState<readonly UnsentRecord[]>([])
  const [sender, setSender] = useState<UnsentRecords>()
  useEffect(() => {
    if (isWanted && !sender) {
      setSender(createUnsentRecords(`${draftPrefix}${me}.hours.${page}.unsent`, setRecords))
    }
  }, [me, page, isWanted, sender])
  return { records, sender }
}

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

/**
 * The time within which a second submit counts as a repeat: longer than the pause between the clicks of a double click,
 * shorter than the time it takes to log a record.
 */
const doubleClickMs = 1000

type Clock = () => number

/** Recognizes the second submit of a double click or a double Enter: it finds the form just emptied. */
export function createRepeatGuard(nowMs: Clock = () => performance.now()) {
  let pressedAtMs = Number.NEGATIVE_INFINITY
  return {
    pressed: () => {
      pressedAtMs = nowMs()
    },
    isRepeat: (isFormUntouched: boolean): boolean => isFormUntouched && nowMs() - pressedAtMs < doubleClickMs,
  }
}

const lastUsedSchema = z.object({ project_id: z.int(), category_id: z.int() })
type LastUsed = z.output<typeof lastUsedSchema>

const keyFor = (userId: number) => `portal.last-record.${userId}`

/** The project and the category of the last record that was logged for this user in this browser. */
const readLastUsed = (userId: number): LastUsed | undefined => readStored(keyFor(userId), lastUsedSchema)

const rememberLastUsed = (userId: number, { project_id, category_id }: RecordFields) =>
  writeStored(keyFor(userId), { project_id, category_id })

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
