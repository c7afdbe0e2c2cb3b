import type { UseFormReturnType } from '@mantine/form'
import { type Day, yearOf } from '@portal/domain/days'
import { checkNewLeave, lastSingleDay, type OwnLeave } from '@portal/domain/leave/check-new-leave'
import { firstLeaveDay, mayBeginOn } from '@portal/domain/leave/first-leave-day'
import type { PreviewFacts } from '@portal/domain/leave/preview-leave'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '../../../messages/messages.ts'
import { refusal } from '../../../messages/refusals.ts'
import { DateField } from '../../../shared/dates/date-field.tsx'
import { dayOf, type TypedDay } from '../../../shared/dates/typed-day.ts'
import { FieldGrid } from '../../../shared/forms/field-grid.tsx'
import { holidaysOf } from '../year-queries.ts'
import { askedIn, isRange, isSingleDay, type RequestFields } from './request-form.ts'

type Props = { form: UseFormReturnType<RequestFields>; facts: PreviewFacts<OwnLeave> }

/**
 * The field of one day, or those of the first and the last. The calendars name the holidays, open where leave may begin
 * and cover no other field.
 */
export function LeaveDates({ form, facts }: Props) {
  const { today } = facts
  const lastDay = facts.last_day?.date
  const { start_date: start, end_date: end } = form.values
  const [shown, setShown] = useState(today)
  const { data: holidays } = useQuery(holidaysOf(yearOf(shown)))
  const holidayOn = (day: Day) => holidays?.find((holiday) => holiday.date === day)?.title
  const isSingle = isSingleDay(form.values)
  const hasEnd = isRange(form.values)
  const calendar = { onShow: setShown, nameOf: holidayOn, isInFlow: true }
  const asked = askedIn(form.values)
  // The holidays of the year that is shown may be known here only.
  const mayBegin = (day: Day) => mayBeginOn(day, asked, facts) && (!isSingle || holidayOn(day) === undefined)
  // The field says it as soon as the days are known; below, the preview lists the requests that are in the way.
  const isShared = checkNewLeave(asked, facts).some(({ code }) => code === 'requests.shared_day')
  const startField = form.getInputProps('start_date')
  const chooseStart = (next: TypedDay) => {
    form.setFieldValue('start_date', next)
    const first = dayOf(next)
    const last = dayOf(end)
    if (first !== undefined && (end === null || (last !== undefined && last < first)))
      form.setFieldValue('end_date', first)
  }
  return (
    <FieldGrid isSingle={!hasEnd}>
      <DateField
        {...calendar}
        label={isSingle ? t.newRequest.date : t.leaveRequests.startDate}
        required
        {...startField}
        error={isShared ? refusal('requests.shared_day') : startField.error}
        value={start}
        onChange={chooseStart}
        minDate={today}
        maxDate={isSingle ? earlier(lastSingleDay(today), lastDay) : lastDay}
        mayPick={asked.type === null ? undefined : mayBegin}
        opensAt={asked.type === null ? today : firstLeaveDay(asked, facts)}
      />
      {hasEnd && (
        <DateField
          {...calendar}
          label={t.leaveRequests.endDate}
          {...form.getInputProps('end_date')}
          value={end}
          minDate={dayOf(start) ?? today}
          opensAt={dayOf(start) ?? today}
          maxDate={lastDay}
        />
      )}
    </FieldGrid>
  )
}

const earlier = (day: Day, other: Day | undefined) => (other !== undefined && other < day ? other : day)
