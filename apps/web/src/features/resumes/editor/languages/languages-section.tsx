import { languages } from '@portal/contract/resumes/plain-section-routes'
import { language } from '@portal/contract/resumes/plain-sections'
import { useApiMutation } from '../../../../api/query.ts'
import { t } from '../../../../messages/messages.ts'
import { quietFields } from '../extras/quiet-fields.ts'
import { EditItemModal } from '../items/edit-item-modal.tsx'
import { ItemCard } from '../items/item-card.tsx'
import { ItemsSection } from '../items/items-section.tsx'
import { NewItemForm } from '../items/new-item-form.tsx'
import type { SectionProps } from '../sections.ts'
import { emptyLanguage, LanguageFields, languageForm, languageWords, valuesOf } from './language-fields.tsx'

export function LanguagesSection({ resume }: SectionProps) {
  const create = useApiMutation(languages.create)
  const update = useApiMutation(languages.update)
  const remove = useApiMutation(languages.remove)
  return (
    <ItemsSection
      resumeId={resume.id}
      section="languages"
      words={t.resumeExtras.languages}
      items={resume.languages}
      itemSchema={language}
      nameOf={({ name }) => name}
      remove={remove.mutateAsync}
      card={({ name, level }, acts) => <ItemCard title={name} lines={[t.languageLevels[level]]} {...acts} />}
      newItem={(props) => (
        <NewItemForm
          {...props}
          schema={languageForm}
          initialValues={emptyLanguage}
          create={(item) => create.mutateAsync({ body: { language: { ...item, resume_id: resume.id } } })}
        >
          {(form) => <LanguageFields field={quietFields(form)} />}
        </NewItemForm>
      )}
      editItem={(props) => (
        <EditItemModal
          {...props}
          size="sm"
          schema={languageForm}
          valuesOf={valuesOf}
          fieldWords={languageWords}
          save={(changes, { id, version }) =>
            update.mutateAsync({ params: { id }, ifMatch: version, body: { language: changes } })
          }
        >
          {(form) => <LanguageFields field={form.getInputProps} />}
        </EditItemModal>
      )}
    />
  )
}
