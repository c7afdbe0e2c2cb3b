import { Input, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { OwnLeave } from '@portal/domain/leave/check-new-leave'
import { leaveRequestLimits, paidLeaveTypes } from '@portal/domain/leave/leave'
import type { PreviewFacts } from '@portal/domain/leave/preview-leave'
import { charactersOf } from '@portal/domain/texts/length'
import { storedText } from '@portal/domain/texts/stored'
import { useId } from 'react'
import { t } from '../../../messages/messages.ts'
import { refusal } from '../../../messages/refusals.ts'
import { ShortSelect } from '../../../shared/fields/short-select.tsx'
import { SegmentedControl } from '../../../shared/segments/segmented-control.tsx'
import { AttachmentField } from './attachment-field.tsx'
import { leaveChoices, vacationChoices } from './leave-choices.ts'
import { LeaveDates } from './leave-dates.tsx'
import { dayParts, hasParts, type RequestFields, type VacationOffer } from './request-form.ts'

type Props = {
  form: UseFormReturnType<RequestFields>
  facts: PreviewFacts<OwnLeave>
  vacations: VacationOffer
  /** The share of the photo that is sent, while it is being sent. */
  uploaded: number | undefined
}

/** The fields of a request; which ones follows from its type. */
export function RequestFieldset({ form, facts, vacations, uploaded }: Props) {
  const { request_type: kind, note } = form.values
  return (
    <>
      <ShortSelect
        label={t.leaveRequests.type}
        placeholder={t.newRequest.typePlaceholder}
        required
        data-autofocus
        options={leaveChoices(facts)}
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
      <LeaveDates form={form} facts={facts} />
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

/**
 * The lengths of a vacation as two buttons. Where both are taken in the year in question, a line says the way out: a date
 * of another year opens them again.
 */
function VacationField({ form, vacations }: Pick<Props, 'form' | 'vacations'>) {
  const labelId = useId()
  const errorId = useId()
  const lineId = useId()
  const { year, taken, isNothingLeft, freeYear, isYearChosen } = vacations
  const field = form.getInputProps('vacation_type')
  const chosen = form.values.vacation_type
  const isRefused =
    (chosen !== null && taken.has(chosen)) || (isNothingLeft && (isYearChosen || Boolean(field.error)))
  const error = isRefused ? refusal('requests.vacation_taken') : field.error
  const described = [...(isNothingLeft ? [lineId] : []), ...(error ? [errorId] : [])].join(' ')
  return (
    <Input.Wrapper
      label={t.newRequest.vacationType}
      labelElement="div"
      labelProps={{ id: labelId }}
      required
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      description={isNothingLeft && t.newRequest.nothingLeft(year, freeYear)}
      descriptionProps={{ id: lineId, mt: 4 }}
      error={error}
      errorProps={{ id: errorId }}
    >
      <SegmentedControl
        isWide
        aria-labelledby={labelId}
        aria-invalid={error !== undefined && error !== null}
        aria-describedby={described || undefined}
        data-path={pathIn(field)}
        options={vacationChoices(vacations)}
        value={chosen}
        onChange={(length) => form.setFieldValue('vacation_type', length)}
      />
    </Input.Wrapper>
  )
}

/** The path by which the form finds the field of an error; Mantine's type of the props does not name it. */
const pathIn = (props: object): string | undefined =>
  'data-path' in props && typeof props['data-path'] === 'string' ? props['data-path'] : undefined
