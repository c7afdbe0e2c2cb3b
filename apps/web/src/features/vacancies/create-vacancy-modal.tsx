import { type Vacancy, vacancies } from '@portal/contract/vacancies'
import { useApiMutation } from '../../api/query.ts'
import { t } from '../../messages/messages.ts'
import { FormModal } from '../../shared/dialogs/form-modal.tsx'
import { useSchemaForm } from '../../shared/forms/use-schema-form.ts'
import { VacancyFields } from './vacancy-fields.tsx'
import { emptyVacancy, refusalInWords, vacancyForm } from './vacancy-form.ts'

type Props = { onCreated: (vacancy: Vacancy) => void; onClose: () => void }

export function CreateVacancyModal({ onCreated, onClose }: Props) {
  const create = useApiMutation(vacancies.create, { idempotent: true })
  const { form, failure, submitWith } = useSchemaForm({
    schema: vacancyForm,
    initialValues: emptyVacancy,
    draft: { name: 'vacancies.create' },
    toastOf: refusalInWords,
  })
  const submit = submitWith(async (vacancy) => {
    onCreated(await create.mutateAsync({ body: { vacancy } }))
    onClose()
  })
  return (
    <FormModal
      title={t.vacancies.createTitle}
      form={form}
      failure={failure}
      submitLabel={t.actions.create}
      onClose={onClose}
      onSubmit={submit}
    >
      <VacancyFields form={form} />
    </FormModal>
  )
}
