import { courses } from '@portal/contract/resumes/plain-section-routes'
import { course } from '@portal/contract/resumes/plain-sections'
import { formatMonth } from '@portal/domain/days'
import { useApiMutation } from '../../../../api/query.ts'
import { t } from '../../../../messages/messages.ts'
import { useToday } from '../../../../session/use-user.ts'
import { Chips } from '../../chips.tsx'
import { quietFields } from '../extras/quiet-fields.ts'
import { EditItemModal } from '../items/edit-item-modal.tsx'
import { ItemCard } from '../items/item-card.tsx'
import { ItemsSection } from '../items/items-section.tsx'
import { NewItemForm } from '../items/new-item-form.tsx'
import type { SectionProps } from '../sections.ts'
import { CourseFields, courseForm, courseWords, emptyCourse, valuesOf } from './course-fields.tsx'

export function CoursesSection({ resume }: SectionProps) {
  const schema = courseForm(useToday())
  const create = useApiMutation(courses.create)
  const update = useApiMutation(courses.update)
  const remove = useApiMutation(courses.remove)
  return (
    <ItemsSection
      resumeId={resume.id}
      section="courses"
      words={t.resumeExtras.courses}
      items={resume.courses}
      itemSchema={course}
      nameOf={({ name }) => name}
      remove={remove.mutateAsync}
      card={({ name, license, acquire_date, stack }, acts) => (
        <ItemCard
          title={name}
          lines={[license, t.resumeExtras.courses.issuedIn(formatMonth(acquire_date))]}
          {...acts}
        >
          <Chips label={t.resumeExtras.courses.stack} words={stack} />
        </ItemCard>
      )}
      newItem={(props) => (
        <NewItemForm
          {...props}
          schema={schema}
          initialValues={emptyCourse}
          create={(item) => create.mutateAsync({ body: { course: { ...item, resume_id: resume.id } } })}
        >
          {(form) => <CourseFields form={form} field={quietFields(form)} />}
        </NewItemForm>
      )}
      editItem={(props) => (
        <EditItemModal
          {...props}
          size="sm"
          schema={schema}
          valuesOf={valuesOf}
          fieldWords={courseWords}
          save={(changes, { id, version }) =>
            update.mutateAsync({ params: { id }, ifMatch: version, body: { course: changes } })
          }
        >
          {(form) => <CourseFields form={form} field={form.getInputProps} />}
        </EditItemModal>
      )}
    />
  )
}
