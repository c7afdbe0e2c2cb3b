import { educations } from '@portal/contract/resumes/ordered-section-routes'
import { type Education, education as educationRow } from '@portal/contract/resumes/ordered-sections'
import { useApiMutation } from '../../../../api/query.ts'
import { t } from '../../../../messages/messages.ts'
import { EditItemModal } from '../items/edit-item-modal.tsx'
import { keepDay } from '../pieces/typed-months.ts'
import { EducationFields } from './education-fields.tsx'
import { educationForm, educationWords, valuesOf } from './education-form.ts'

type Props = { education: Education; draft: string; onClose: () => void }

export function EditEducationModal({ education, draft, onClose }: Props) {
  const update = useApiMutation(educations.update)
  return (
    <EditItemModal
      title={t.resumeEducation.editHeading}
      size="lg"
      item={education}
      itemSchema={educationRow}
      schema={educationForm}
      valuesOf={valuesOf}
      words={educationWords}
      draft={draft}
      save={(changes, { id, version, start_date, end_date }) => {
        const education = {
          ...changes,
          start_date: keepDay(changes.start_date, start_date),
          end_date: keepDay(changes.end_date, end_date),
        }
        return update.mutateAsync({ params: { id }, ifMatch: version, body: { education } })
      }}
      updated={t.resumeEducation.updated}
      onClose={onClose}
    >
      {(form) => <EducationFields form={form} isFocused={false} />}
    </EditItemModal>
  )
}
