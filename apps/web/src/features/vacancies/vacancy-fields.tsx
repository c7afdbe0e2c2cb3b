import { TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { vacancyLevels } from '@portal/domain/vacancies'
import { t } from '../../messages/messages.ts'
import { ShortSelect } from '../../shared/fields/short-select.tsx'
import { FieldGrid } from '../../shared/forms/field-grid.tsx'
import type { VacancyValues } from './vacancy-form.ts'

const levels = vacancyLevels.map((value) => ({ value, label: t.vacancies.levels[value] }))
const amount = { inputMode: 'decimal', leftSection: '$' } as const

export function VacancyFields({ form }: { form: UseFormReturnType<VacancyValues> }) {
  const title = form.getInputProps('title')
  const min = form.getInputProps('min_salary')
  const leaveMin = () => {
    min.onBlur()
    // The range is refused at the highest salary, and may be right now.
    if (form.values.max_salary !== '') form.validateField('max_salary')
  }
  return (
    <>
      <TextInput
        label={t.vacancies.titleField}
        required
        data-autofocus
        {...title}
        error={title.error && t.vacancies.titleError(title.error)}
      />
      <FieldGrid>
        <TextInput label={t.vacancies.wherePublished} {...form.getInputProps('where_published')} />
        <TextInput label={t.vacancies.url} inputMode="url" {...form.getInputProps('url')} />
      </FieldGrid>
      <ShortSelect label={t.vacancies.level} options={levels} {...form.getInputProps('level')} />
      <FieldGrid>
        <TextInput label={t.vacancies.minSalary} {...amount} {...min} onBlur={leaveMin} />
        <TextInput label={t.vacancies.maxSalary} {...amount} {...form.getInputProps('max_salary')} />
      </FieldGrid>
    </>
  )
}
