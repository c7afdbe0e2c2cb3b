import { Input, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { Day } from '@portal/domain/days'
import { leaveRequestLimits, paidLeaveTypes, vacationTypes } from '@portal/domain/leave/leave'
import { charactersOf } from '@portal/domain/texts/length'
import { storedText } from '@portal/domain/texts/stored'
import { useId } from 'react'
import { t } from '../../../messages/messages.ts'
import { refusal } from '../../../messages/refusals.ts'
import { ShortSelect } from '../../../shared/fields/short-select.tsx'
import { SegmentedControl } from '../../../shared/segments/segmented-control.tsx'
import { AttachmentField } from './attachment-field.tsx'
import { LeaveDates } from './leave-dates.tsx'
import { dayParts, hasParts, leaveKinds, type RequestFields, type VacationOffer } from './request-form.ts'

type Props = {
  form: UseFormReturnType<RequestFields>
  today: Day
  /** The last day for which leave can be asked for, where there is one. */
  lastDay: Day | undefined
  vacations: VacationOffer
  /** The share of the photo that is sent, while it is being sent. */
  uploaded: number | undefined
}

/** The fields of a request; which ones follows from its type. */
export function RequestFieldset({ form, today, lastDay, vacations, uploaded }: Props) {
  const { request_type: kind, note } = form.values
  return (
    <>
      <ShortSelect
        label={t.leaveRequests.type}
        placeholder={t.newRequest.typePlaceholder}
        required
        data-autofocus
        options={leaveKinds.map((value) => ({ value, label: t.newRequest.kinds[value] }))}
        {...form.getInputProps('request_type')}
        value={kind}
      />
      {hasParts(kind) && <DayPartField form={form} />}
      {kind === 'vacation' && <VacationField form={form} vacations={vacations} />}
      {kind === 'paid_leave' && (
        <ShortSelect
          label={t.newRequest.reason}
          placeholder={t.newRequest.reasonPlaceholder}
          required
          options={paidLeaveTypes.map((value) => ({ value, label: value }))}
          {...form.getInputProps('paid_leave_type')}
          value={form.values.paid_leave_type}
        />
      )}
      <LeaveDates form={form} today={today} lastDay={lastDay} />
      <TextInput
        label={t.newRequest.note}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        description={t.newRequest.noteLeft(charactersOf(storedText(note)), leaveRequestLimits.note)}
        {...form.getInputProps('note')}
      />
      <AttachmentField
        {...form.getInputProps('illness_file')}
        value={form.values.illness_file}
        uploaded={uploaded}
      />
    </>
  )
}

function DayPartField({ form }: Pick<Props, 'form'>) {
  const labelId = useId()
  return (
    <Input.Wrapper label={t.newRequest.part} labelElement="div" labelProps={{ id: labelId }}>
      <SegmentedControl
        isWide
        aria-labelledby={labelId}
        options={dayParts.map((value) => ({ value, label: t.newRequest.parts[value] }))}
        value={form.values.part}
        onChange={(part) => form.setFieldValue('part', part)}
      />
    </Input.Wrapper>
  )
}

function VacationField({ form, vacations }: Pick<Props, 'form' | 'vacations'>) {
  const { year, taken, isYearChosen } = vacations
  const field = form.getInputProps('vacation_type')
  const chosen = form.values.vacation_type
  const isRefused =
    isYearChosen && (vacationTypes.every((type) => taken.has(type)) || (chosen !== null && taken.has(chosen)))
  const nameOf = (type: (typeof vacationTypes)[number]) => {
    const name = t.newRequest.vacationTypes[type]
    return taken.has(type) ? t.newRequest.vacationTypeTaken(name, year) : name
  }
  return (
    <ShortSelect
      label={t.newRequest.vacationType}
      placeholder={t.newRequest.vacationPlaceholder}
      required
      options={vacationTypes.map((value) => ({
        value,
        label: nameOf(value),
        disabled: isYearChosen && taken.has(value),
      }))}
      {...field}
      error={isRefused ? refusal('requests.vacation_taken') : field.error}
      value={chosen}
    />
  )
}
