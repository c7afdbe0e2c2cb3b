import { languages } from '@portal/contract/resumes/plain-section-routes'
import { useApiMutation } from '../../../../api/query.ts'
import { t } from '../../../../messages/messages.ts'
import { useSchemaForm } from '../../../../shared/forms/use-schema-form.ts'
import { toastSuccess } from '../../../../shared/toasts/toasts.ts'
import { quietFields } from '../extras/quiet-fields.ts'
import { SectionForm } from '../pieces/section-form.tsx'
import { emptyLanguage, LanguageFields, languageForm, newLanguageDraft } from './language-fields.tsx'

type Props = {
  resumeId: number
  /** Whether an item was just added by this form. */
  isNext: boolean
  onAdded: (id: number) => void
}

export function AddLanguage({ resumeId, isNext, onAdded }: Props) {
  const create = useApiMutation(languages.create)
  const { form, failure, submitWith } = useSchemaForm({
    schema: languageForm,
    initialValues: emptyLanguage,
    draft: { name: newLanguageDraft(resumeId) },
  })
  const add = submitWith(
    (language) => create.mutateAsync({ body: { language: { ...language, resume_id: resumeId } } }),
    ({ id }) => {
      toastSuccess(t.resumeExtras.languageAdded)
      onAdded(id)
    },
  )
  return (
    <SectionForm
      title={t.resumeExtras.addLanguage}
      form={form}
      failure={failure}
      submitLabel={t.resumeExtras.add}
      isFocusOnSubmit={isNext}
      onSubmit={add}
    >
      <LanguageFields field={quietFields(form)} />
    </SectionForm>
  )
}
