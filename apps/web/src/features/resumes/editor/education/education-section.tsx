import { educations } from '@portal/contract/resumes/ordered-section-routes'
import { type Education, education } from '@portal/contract/resumes/ordered-sections'
import { useApiMutation } from '../../../../api/query.ts'
import { t } from '../../../../messages/messages.ts'
import { useToday } from '../../../../session/use-user.ts'
import { monthRange } from '../fields/month-range.ts'
import { keepDay } from '../fields/typed-months.ts'
import { EditItemModal } from '../items/edit-item-modal.tsx'
import { ItemCard } from '../items/item-card.tsx'
import { ItemsSection } from '../items/items-section.tsx'
import { NewItemForm } from '../items/new-item-form.tsx'
import { useSorting } from '../items/use-sorting.ts'
import type { SectionProps } from '../sections.ts'
import { EducationFields } from './education-fields.tsx'
import { educationForm, educationWords, emptyEducation, valuesOf } from './education-form.ts'

const periodOf = ({ start_date, end_date }: Education) => ({ start: start_date, end: end_date })

/** Universities and other schools. */
export function EducationSection({ resume }: SectionProps) {
  const schema = educationForm(useToday())
  const create = useApiMutation(educations.create)
  const update = useApiMutation(educations.update)
  const remove = useApiMutation(educations.remove)
  const reorder = useApiMutation(educations.reorder)
  const { items, sorting, place } = useSorting(resume.id, 'educations', resume.educations, (positions) =>
    reorder.mutateAsync({ body: { resume_educations: positions } }),
  )
  return (
    <ItemsSection
      resumeId={resume.id}
      section="education"
      words={t.resumeEducation}
      items={items}
      itemSchema={education}
      nameOf={({ university_name }) => university_name}
      sorting={sorting}
      remove={remove.mutateAsync}
      card={({ university_name, level, location, start_date, end_date }, acts) => (
        <ItemCard
          title={university_name}
          lines={[level, monthRange(start_date, end_date, t.resumeEducation.ongoing), location]}
          {...acts}
        />
      )}
      newItem={(props) => (
        <NewItemForm
          {...props}
          schema={schema}
          initialValues={emptyEducation}
          create={async (item) => {
            const added = await create.mutateAsync({ body: { education: { ...item, resume_id: resume.id } } })
            place(added, periodOf)
            return added
          }}
        >
          {(form) => <EducationFields form={form} />}
        </NewItemForm>
      )}
      editItem={(props) => (
        <EditItemModal
          {...props}
          size="lg"
          schema={schema}
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
          {(form) => <EducationFields form={form} />}
        </EditItemModal>
      )}
    />
  )
}
