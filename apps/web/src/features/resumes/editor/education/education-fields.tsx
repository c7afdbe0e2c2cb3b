import { TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { monthOf } from '@portal/domain/days'
import { lastEndMonth } from '@portal/domain/resumes/periods'
import { t } from '../../../../messages/messages.ts'
import { refusal } from '../../../../messages/refusals.ts'
import { useToday } from '../../../../session/use-user.ts'
import { FieldGrid } from '../../../../shared/forms/field-grid.tsx'
import { MonthInput } from '../../../../shared/period/month-input.tsx'
import type { EducationValues } from './education-form.ts'

type Props = { form: UseFormReturnType<EducationValues> }

export function EducationFields({ form }: Props) {
  const today = useToday()
  return (
    <>
      <TextInput
        label={t.resumeEducation.university}
        required
        data-autofocus
        {...form.getInputProps('university_name')}
      />
      <FieldGrid>
        <TextInput
          label={t.resumeEducation.level}
          placeholder={t.resumeEducation.levelPlaceholder}
          required
          {...form.getInputProps('level')}
        />
        <TextInput label={t.resumeEducation.location} {...form.getInputProps('location')} />
        <MonthInput
          label={t.resumeEducation.start}
          required
          maxMonth={monthOf(today)}
          tooLate={refusal('sections.month_in_future')}
          {...form.getInputProps('start_date')}
        />
        <MonthInput
          label={t.resumeEducation.end}
          description={t.resumeEducation.endHint}
          clearable
          minMonth={form.values.start_date}
          maxMonth={lastEndMonth(today)}
          tooLate={refusal('sections.end_too_late')}
          {...form.getInputProps('end_date')}
        />
      </FieldGrid>
    </>
  )
}
