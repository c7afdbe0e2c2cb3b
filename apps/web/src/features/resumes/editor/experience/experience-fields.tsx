import { Checkbox, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { monthOf } from '@portal/domain/days'
import { lastEndMonth } from '@portal/domain/resumes/periods'
import { useRef } from 'react'
import { t } from '../../../../messages/messages.ts'
import { refusal } from '../../../../messages/refusals.ts'
import { useToday } from '../../../../session/use-user.ts'
import { FieldGrid } from '../../../../shared/forms/field-grid.tsx'
import { GrowingTextarea } from '../../../../shared/forms/growing-textarea.tsx'
import { MonthInput } from '../../../../shared/period/month-input.tsx'
import { ListEntries } from '../fields/list-entries.tsx'
import type { ExperienceValues } from './experience-form.ts'

type Props = { form: UseFormReturnType<ExperienceValues> }

export function ExperienceFields({ form }: Props) {
  const today = useToday()
  const { ongoing, job_started_on, job_ended_on, responsibilities } = form.values
  /** The end that was typed before the person was said to work there now. */
  const typedEnd = useRef<string>(null)
  return (
    <>
      <FieldGrid>
        <TextInput
          label={t.resumeExperience.jobTitle}
          required
          data-autofocus
          {...form.getInputProps('job_title')}
        />
        <TextInput label={t.resumeExperience.company} required {...form.getInputProps('company')} />
        <MonthInput
          label={t.resumeExperience.start}
          required
          maxMonth={monthOf(today)}
          tooLate={refusal('sections.month_in_future')}
          {...form.getInputProps('job_started_on')}
        />
        <div>
          <MonthInput
            label={t.resumeExperience.end}
            required={!ongoing}
            disabled={ongoing}
            minMonth={job_started_on}
            maxMonth={lastEndMonth(today)}
            tooLate={refusal('sections.end_too_late')}
            {...form.getInputProps('job_ended_on')}
          />
          <Checkbox
            mt="xs"
            label={t.resumeExperience.ongoing}
            {...form.getInputProps('ongoing', { type: 'checkbox' })}
            onChange={({ currentTarget }) => {
              form.setFieldValue('ongoing', currentTarget.checked)
              // An end that cannot be seen must not be checked.
              form.setFieldValue('job_ended_on', currentTarget.checked ? null : typedEnd.current)
              typedEnd.current = job_ended_on
            }}
          />
        </div>
      </FieldGrid>
      <TextInput label={t.resumeExperience.location} {...form.getInputProps('location')} />
      <GrowingTextarea
        label={t.resumeExperience.description}
        minRows={2}
        maxRows={12}
        {...form.getInputProps('description')}
      />
      <ListEntries
        form={form}
        field="responsibilities"
        entries={responsibilities}
        label={t.resumeExperience.responsibilities}
        entryLabel={t.resumeExperience.responsibility}
        addLabel={t.resumeExperience.addResponsibility}
      />
    </>
  )
}
