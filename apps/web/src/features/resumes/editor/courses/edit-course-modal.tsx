import { courses } from '@portal/contract/resumes/plain-section-routes'
import { type Course, course as courseRow } from '@portal/contract/resumes/plain-sections'
import { useApiMutation } from '../../../../api/query.ts'
import { t } from '../../../../messages/messages.ts'
import { useToday } from '../../../../session/use-user.ts'
import { EditItemModal } from '../items/edit-item-modal.tsx'
import { CourseFields, courseDraft, courseForm, courseValues, courseWords } from './course-fields.tsx'

type Props = { course: Course; onClose: () => void }

export function EditCourseModal({ course, onClose }: Props) {
  const update = useApiMutation(courses.update)
  return (
    <EditItemModal
      title={t.resumeExtras.editCourse}
      size="sm"
      item={course}
      itemSchema={courseRow}
      schema={courseForm(useToday())}
      valuesOf={courseValues}
      words={courseWords}
      draft={courseDraft(course.resume_id)}
      save={(changes, { id, version }) =>
        update.mutateAsync({ params: { id }, ifMatch: version, body: { course: changes } })
      }
      updated={t.resumeExtras.courseUpdated}
      failed={t.resumeExtras.courseUpdateFailed}
      onClose={onClose}
    >
      {(form) => <CourseFields form={form} field={form.getInputProps} />}
    </EditItemModal>
  )
}
