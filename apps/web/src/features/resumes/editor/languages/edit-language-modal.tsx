import { languages } from '@portal/contract/resumes/plain-section-routes'
import { type Language, language as languageRow } from '@portal/contract/resumes/plain-sections'
import * as z from 'zod/mini'
import { useApiMutation } from '../../../../api/query.ts'
import { t } from '../../../../messages/messages.ts'
import { useEditForm } from '../../../../shared/conflicts/use-edit-form.ts'
import { FormModal } from '../../../../shared/dialogs/form-modal.tsx'
import { toastSuccess } from '../../../../shared/toasts/toasts.ts'
import {
  LanguageFields,
  languageDraft,
  languageForm,
  languageValues,
  languageWords,
} from './language-fields.tsx'

type Props = { language: Language; onClose: () => void }

export function EditLanguageModal({ language, onClose }: Props) {
  const update = useApiMutation(languages.update)
  const { form, failure, submit, conflict } = useEditForm({
    row: language,
    schema: languageForm,
    valuesOf: languageValues,
    draft: { name: languageDraft(language.resume_id), row: language },
    rowFrom: (current) => z.parse(languageRow, current),
    words: languageWords,
    toastOf: () => t.resumeEditor.updateFailed,
    save: async (changes, { id, version }) => {
      await update.mutateAsync({ params: { id }, ifMatch: version, body: { language: changes } })
      toastSuccess(t.resumeExtras.languageUpdated)
      onClose()
    },
  })
  return (
    <FormModal
      title={t.resumeExtras.editLanguage}
      size="sm"
      form={form}
      failure={failure}
      conflict={conflict}
      onClose={onClose}
      onSubmit={submit}
    >
      <LanguageFields field={form.getInputProps} />
    </FormModal>
  )
}
