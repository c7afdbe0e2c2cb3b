import { educations } from '@portal/contract/resumes/ordered-section-routes'
import { education } from '@portal/contract/resumes/ordered-sections'
import { useApiMutation } from '../../../../api/query.ts'
import { t } from '../../../../messages/messages.ts'
import { EditItemModal } from '../items/edit-item-modal.tsx'
import { ItemCard } from '../items/item-card.tsx'
import { NewItemForm } from '../items/new-item-form.tsx'
import { OrderedSection } from '../items/ordered-section.tsx'
import { useSwap } from '../items/use-swap.ts'
import { monthRange } from '../pieces/month-range.ts'
import { keepDay } from '../pieces/typed-months.ts'
import type { SectionProps } from '../sections.ts'
import { EducationFields } from './education-fields.tsx'
import { educationForm, educationWords, emptyEducation, valuesOf } from './education-form.ts'

/** Universities and other schools. */
export function EducationSection({ resume }: SectionProps) {
  const create = useApiMutation(educations.create)
  const update = useApiMutation(educations.update)
  const remove = useApiMutation(educations.remove)
  const reorder = useApiMutation(educations.reorder)
  const swap = useSwap(resume.id, 'educations', (positions) =>
    reorder.mutateAsync({ body: { resume_educations: positions } }),
  )
  return (
    <OrderedSection
      resumeId={resume.id}
      section="education"
      words={t.resumeEducation}
      items={resume.educations}
      itemSchema={education}
      nameOf={({ university_name }) => university_name}
      onSwap={swap}
      remove={remove.mutateAsync}
      card={({ university_name, level, location, start_date, end_date }, acts) => (
        <ItemCard
          title={university_name}
          lines={[level, monthRange(start_date, end_date, t.resumeEducation.ongoing), location]}
          {...acts}
        />
      )}
      newItem={(props, isFocused) => (
        <NewItemForm
          {...props}
          schema={educationForm}
          initialValues={emptyEducation}
          create={(item) => create.mutateAsync({ body: { education: { ...item, resume_id: resume.id } } })}
        >
          {(form) => <EducationFields form={form} isFocused={isFocused} />}
        </NewItemForm>
      )}
      editItem={(props) => (
        <EditItemModal
          {...props}
          size="lg"
          schema={educationForm}
          valuesOf={valuesOf}
          fieldWords={educationWords}
          save={(changes, { id, version, start_date, end_date }) => {
            const changed = {
              ...changes,
              start_date: keepDay(changes.start_date, start_date),
              end_date: keepDay(changes.end_date, end_date),
            }
            return update.mutateAsync({ params: { id }, ifMatch: version, body: { education: changed } })
          }}
        >
          {(form) => <EducationFields form={form} isFocused={false} />}
        </EditItemModal>
      )}
    />
  )
}
