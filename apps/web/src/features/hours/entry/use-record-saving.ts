import { type Day, formatDay } from '@portal/domain/days'
import { formatHours } from '@portal/domain/hours/hours'
import { withoutInvisible } from '@portal/domain/texts/stored'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { NetworkError } from '../../../api/api-errors.ts'
import { t } from '../../../messages/messages.ts'
import { useEarliestEditDay } from '../../../session/use-permissions.ts'
import { dismissToast, repeatError } from '../../../shared/toasts/toasts.ts'
import { parseHours } from './record-form-schema.ts'
import { createRepeatGuard } from './repeat-guard.ts'
import type { UnsentRecord } from './unsent-records.ts'
import type { RecordChoices } from './use-record-choices.ts'
import type { RecordForm } from './use-record-form.ts'
import type { RecordQueue } from './use-record-queue.ts'

/** The id of the toast of a refusal that the list of unsaved records shows. */
const unsentToast = 'hours.unsent'

type Options = {
  userId: number | undefined
  date: Day
  /** Whether the day is chosen and its week known; nothing is saved while they are not. */
  isDayReady: boolean
  choices: RecordChoices
  queue: RecordQueue
  form: RecordForm
}

/** Sends what the form holds, and puts a refused record into the form again. */
export function useRecordSaving({ userId, date, isDayReady, choices, queue, form }: Options) {
  const [guard] = useState(() => createRepeatGuard())
  const [isAsking, setAsking] = useState(false)
  const [warnedOf, setWarnedOf] = useState<number>()
  const earliest = useEarliestEditDay()
  const isShownNow = useIsShownNow(date, userId)

  const refill = (record: UnsentRecord) => {
    queue.drop(record)
    form.form.setValues(record.fields)
  }

  const deliver = async (record: UnsentRecord) => {
    const refusal = await queue.send(record)
    if (refusal === undefined) {
      dismissToast(unsentToast)
    } else if (isShownNow(record) && form.readFields().isUntouched) {
      refill(record)
      form.refuse(refusal)
    } else if (!(refusal instanceof NetworkError)) {
      repeatError(refusal.message, unsentToast)
    }
  }

  const send = form.submitWith(async (record) => {
    if (userId === undefined) return
    const { project_id, category_id } = record
    const project = choices.projects.find(({ id }) => id === project_id)
    const { description, hours } = form.readFields().fields
    guard.pressed()
    setWarnedOf(undefined)
    form.beginNext(project_id)
    void deliver({
      id: `${Date.now()}.${Math.random()}`,
      userId,
      fields: { project_id, category_id, description, hours },
      record: { ...record, date },
      title: t.hours.recordNamed(formatHours(record.hours), project?.name ?? '', formatDay(date)),
    })
  })

  const areChoicesReady = !choices.isLoading && !choices.failure
  const isReady = queue.isReady && isDayReady && userId !== undefined && areChoicesReady
  const isClosed = earliest !== undefined && date < earliest
  const isBare = () => withoutInvisible(form.readFields().fields.description) === '' && form.form.isValid()
  /** What an Enter would save of which the person has typed nothing; undefined where they have. */
  const silentHours = () => {
    const { fields, areHoursProposed } = form.readFields()
    return areHoursProposed && isBare() ? parseHours(fields.hours) : undefined
  }
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isReady || guard.isRepeat(form.readFields().isUntouched)) return
    const hours = silentHours()
    if (isClosed && isBare()) setAsking(true)
    else if (hours !== warnedOf && hours !== undefined && !hasButton(event)) setWarnedOf(hours)
    else void send(event)
  }

  return {
    save,
    canSave: isReady && form.form.isValid(),
    /** The hours that a second Enter in the description saves without one; undefined before the first. */
    warnedOf: warnedOf === silentHours() ? warnedOf : undefined,
    /** Call it when the description is left. */
    forgetWarning: () => setWarnedOf(undefined),
    /** The question before a record without a description, which the person could not change afterwards. */
    question: isAsking && {
      onConfirm: () => send(),
      onClose: () => {
        setAsking(false)
        form.beginTyping()
      },
    },
    refill,
    retry: (record: UnsentRecord) => void deliver(record),
  }
}

/** Whether a form was sent by its button, or by Enter in a field of one line; Enter in the description presses none. */
const hasButton = ({ nativeEvent }: FormEvent) =>
  nativeEvent instanceof SubmitEvent && nativeEvent.submitter !== null

/** Tells, when an answer comes, whether the form still is for the record's day and person. */
function useIsShownNow(date: Day, userId: number | undefined) {
  const present = useRef<{ date: Day; userId: number | undefined }>(undefined)
  useEffect(() => {
    present.current = { date, userId }
    return () => {
      present.current = undefined
    }
  }, [date, userId])
  return ({ record, userId: ofUserId }: UnsentRecord) =>
    present.current?.date === record.date && present.current.userId === ofUserId
}
