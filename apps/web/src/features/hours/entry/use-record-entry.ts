import { type Day, formatDay } from '@portal/domain/days'
import { formatHours } from '@portal/domain/hours/hours'
import { withoutInvisible } from '@portal/domain/texts/stored'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { NetworkError } from '../../../api/api-errors.ts'
import { draftPrefix } from '../../../browser/stored-drafts.ts'
import { useIsTouch } from '../../../entry/breakpoints.ts'
import { t } from '../../../messages/messages.ts'
import { useEarliestEditDay } from '../../../session/use-permissions.ts'
import { useUser } from '../../../session/use-user.ts'
import { useSchemaForm } from '../../../shared/forms/use-schema-form.ts'
import { dismissToast, repeatError } from '../../../shared/toasts/toasts.ts'
import type { HoursOf } from '../hours-of.ts'
import type { Week } from '../use-week.ts'
import type { Pair } from './latest-choices.ts'
import { obstacleTo } from './obstacle.ts'
import { completed, type RecordFields, recordEntrySchema } from './record-form-schema.ts'
import { createRepeatGuard } from './repeat-guard.ts'
import { createUnsentRecords, type UnsentRecord, type UnsentRecords } from './unsent-records.ts'
import { rememberLastUsed, useLatestChoices } from './use-latest-choices.ts'
import { useProposedHours } from './use-proposed-hours.ts'
import { useProjectNote, useRecordChoices } from './use-record-choices.ts'

const untouched = { description: '', hours: null }
const initialValues: RecordFields = { project_id: null, category_id: null, ...untouched }

const isUntouched = ({ description, hours }: RecordFields) => description === '' && hours === null

/** The id of the toast of a refusal that the list of unsaved records shows. */
const unsentToast = 'hours.unsent'

type Options = {
  hours: HoursOf
  /** The day that is saved to, and its week. */
  date: Day
  week: Week
  /** Whether the date field shows the day; nothing is saved while it does not. */
  isDayClear: boolean
}

/** The form that logs a record on a day: its values, its proposals, its choices and its saving. */
export function useRecordEntry({ hours, date, week, isDayClear }: Options) {
  const { page, userId, latest, contractsOn, create } = hours
  const isTouch = useIsTouch()
  const descriptionRef = useRef<HTMLTextAreaElement>(null)
  const [guard] = useState(() => createRepeatGuard())
  const choices = useRecordChoices(contractsOn(date, userId))
  const { pairs, isLoading: arePairsLoading, ...usual } = useLatestChoices(userId, latest)
  const { records: unsent, sender } = useUnsentRecords(page, !choices.isLoading)
  const underway = unsent.filter(({ failure }) => failure === undefined)
  const { hours: proposed, noteSaved } = useProposedHours({
    userId,
    date,
    day: week.day,
    readAtMs: week.query.dataUpdatedAt,
    underway,
  })
  const proposals = { ...usual, hours: proposed }
  const [isAsking, setAsking] = useState(false)
  const earliest = useEarliestEditDay()
  const { form, failure, submitWith, refuse } = useSchemaForm({
    schema: recordEntrySchema(choices, proposals),
    initialValues,
    draft: { name: `hours.${page}` },
    isTyped: (values) => !isUntouched(values),
  })
  const shown = completed(form.values, choices, proposals)
  const wish = form.values.project_id ?? proposals.project_id
  const projectNote = useProjectNote({ wish, chosen: shown.project_id, choices, date })

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
      noteSaved(record)
      rememberLastUsed(record.userId, record.record)
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
    const { project_id, category_id } = record
    const project = choices.projects.find(({ id }) => id === project_id)
    const { description, hours } = completed(form.getValues(), choices, proposals)
    const fields = { project_id, category_id, description, hours }
    guard.pressed()
    // The category is proposed anew: the next record has the usual one of its project.
    form.setValues({ project_id, category_id: null, ...untouched })
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

  const beginTyping = () => {
    // A frame later the key that was pressed has done its work: Enter would begin a second line.
    if (!isTouch) requestAnimationFrame(() => descriptionRef.current?.focus())
  }
  const areChoicesReady = !choices.isLoading && !choices.failure
  const isReady =
    sender !== undefined && isDayClear && userId !== undefined && areChoicesReady && !week.query.isLoading
  const isClosed = earliest !== undefined && date < earliest
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // getValues(), not form.values: a second Enter may come before the reset form has been rendered.
    const typed = form.getValues()
    if (!isReady || guard.isRepeat(isUntouched(typed))) return
    if (isClosed && form.isValid() && withoutInvisible(typed.description) === '') setAsking(true)
    else void send(event)
  }

  return {
    userId,
    form,
    failure,
    choices,
    /** The values that the fields show. */
    shown,
    projectNote,
    descriptionRef,
    save,
    canSave: isReady && form.isValid(),
    /** The question before a record without a description, which the person could not change afterwards. */
    question: isAsking && {
      onConfirm: () => send(),
      onClose: () => {
        setAsking(false)
        beginTyping()
      },
    },
    /** The latest pairs of project and category that the day offers. */
    pairs: pairs.filter(
      ({ project_id, category_id }) =>
        choices.projects.some(({ id }) => id === project_id) &&
        choices.categories.some(({ id }) => id === category_id),
    ),
    arePairsLoading: arePairsLoading || choices.isLoading,
    takePair: ({ project_id, category_id }: Pair) => {
      form.setValues({ project_id, category_id })
      descriptionRef.current?.focus()
    },
    obstacle: obstacleTo(userId, choices, date),
    isChanged: form.isChanged || unsent.some(({ failure }) => failure !== undefined),
    discard: () => {
      form.discard()
      sender?.dropRefused()
    },
    isSending: underway.length > 0,
    /** What the list of the records that were sent and not saved needs. */
    unsent: {
      records: unsent.filter(({ failure }) => failure !== undefined),
      mayEdit: (record: UnsentRecord) =>
        isUntouched(form.values) && record.userId === userId && record.record.date === date,
      onEdit: refill,
      onRetry: (record: UnsentRecord) => void deliver(record),
      onDrop: (record: UnsentRecord) => sender?.drop(record),
    },
    /** Call it when another person is chosen, because their projects and usual categories differ. */
    forgetChoices: () => form.setValues({ project_id: null, category_id: null }),
    /** Call it when a day was chosen. On a touch screen the keyboard would cover the day. */
    beginTyping,
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
