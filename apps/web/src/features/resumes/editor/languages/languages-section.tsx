import { languages } from '@portal/contract/resumes/plain-section-routes'
import { type Language, language as languageRow } from '@portal/contract/resumes/plain-sections'
import { useState } from 'react'
import { useApiMutation } from '../../../../api/query.ts'
import { t } from '../../../../messages/messages.ts'
import { useRowOfDraft } from '../../../../shared/forms/use-draft.ts'
import { ItemList } from '../extras/item-list.tsx'
import { SectionColumns } from '../extras/section-columns.tsx'
import { DeleteItem } from '../items/delete-item.tsx'
import { ItemCard } from '../items/item-card.tsx'
import type { SectionProps } from '../sections.ts'
import { AddLanguage } from './add-language.tsx'
import { EditLanguageModal } from './edit-language-modal.tsx'
import { languageDraft } from './language-fields.tsx'

export function LanguagesSection({ resume }: SectionProps) {
  const remove = useApiMutation(languages.remove)
  const [newId, setNewId] = useState<number>()
  const [edited, setEdited] = useRowOfDraft(languageDraft(resume.id), languageRow)
  const [deleted, setDeleted] = useState<Language>()
  return (
    <>
      <SectionColumns
        form={
          <AddLanguage key={newId} resumeId={resume.id} isNext={newId !== undefined} onAdded={setNewId} />
        }
        list={
          <ItemList
            title={t.resumeEditor.tabs.languages}
            items={resume.languages.map((language) => ({
              id: language.id,
              name: language.name,
              card: (
                <ItemCard
                  title={language.name}
                  lines={[t.languageLevels[language.level]]}
                  isNew={language.id === newId}
                  onEdit={() => setEdited(language)}
                  onDelete={() => setDeleted(language)}
                />
              ),
            }))}
            empty={t.resumeExtras.noLanguages}
          />
        }
      />
      {edited && <EditLanguageModal language={edited} onClose={() => setEdited(undefined)} />}
      {deleted && (
        <DeleteItem
          name={deleted.name}
          remove={() => remove.mutateAsync({ params: { id: deleted.id }, ifMatch: deleted.version })}
          deleted={t.resumeExtras.languageDeleted}
          onClose={() => setDeleted(undefined)}
        />
      )}
    </>
  )
}
