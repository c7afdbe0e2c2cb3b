import { type Vacancy, vacancies, vacancy as vacancyRow } from '@portal/contract/vacancies'
import * as z from 'zod/mini'
import { useApiMutation } from '../../api/query.ts'
import { t } from '../../messages/messages.ts'
import { useEditForm } from '../../shared/conflicts/use-edit-form.ts'
import { FormModal } from '../../shared/dialogs/form-modal.tsx'
import { toastSuccess } from '../../shared/toasts/toasts.ts'
import { VacancyFields } from './vacancy-fields.tsx'
import { refusalInWords, vacancyForm, vacancyWords, valuesOf } from './vacancy-form.ts'

type Props = { vacancy: Vacancy; onClose: () => void }

export function EditVacancyModal({ vacancy, onClose }: Props) {
  const update = useApiMutation(vacancies.update)
  const { form, failure, submit, conflict } = useEditForm({
    row: vacancy,
    schema: vacancyForm,
    valuesOf,
    draft: { name: 'vacancies.edit', row: vacancy },
    rowFrom: (current) => z.parse(vacancyRow, current),
    words: vacancyWords,
    toastOf: refusalInWords,
    save: async (changes, { id, version }) => {
      await update.mutateAsync({ params: { id }, ifMatch: version, body: { vacancy: changes } })
      toastSuccess(t.vacancies.updated)
      onClose()
    },
  })
  return (
    <FormModal
      title={t.vacancies.editTitle}
      form={form}
      failure={failure}
      conflict={conflict}
      onClose={onClose}
      onSubmit={submit}
    >
      <VacancyFields form={form} />
    </FormModal>
  )
}
