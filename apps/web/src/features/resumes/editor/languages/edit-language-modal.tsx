import { languages } from '@portal/contract/resumes/plain-section-routes'
import { type Language, language as languageRow } from '@portal/contract/resumes/plain-sections'
import { useApiMutation } from '../../../../api/query.ts'
import { t } from '../../../../messages/messages.ts'
import { EditItemModal } from '../items/edit-item-modal.tsx'
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
  return (
    <EditItemModal
      title={t.resumeExtras.editLanguage}
      size="sm"
      item={language}
      itemSchema={languageRow}
      schema={languageForm}
      valuesOf={languageValues}
      words={languageWords}
      draft={languageDraft(language.resume_id)}
      save={(changes, { id, version }) =>
        update.mutateAsync({ params: { id }, ifMatch: version, body: { language: changes } })
      }
      updated={t.resumeExtras.languageUpdated}
      onClose={onClose}
    >
      {(form) => <LanguageFields field={form.getInputProps} />}
    </EditItemModal>
  )
}
