import { courses } from '@portal/contract/resumes/plain-section-routes'
import { type Course, course as courseRow } from '@portal/contract/resumes/plain-sections'
import * as z from 'zod/mini'
import { useApiMutation } from '../../../../api/query.ts'
import { t } from '../../../../messages/messages.ts'
import { useToday } from '../../../../session/use-user.ts'
import { useEditForm } from '../../../../shared/conflicts/use-edit-form.ts'
import { FormModal } from '../../../../shared/dialogs/form-modal.tsx'
import { toastSuccess } from '../../../../shared/toasts/toasts.ts'
import { CourseFields, courseDraft, courseForm, courseValues, courseWords } from './course-fields.tsx'

type Props = { course: Course; onClose: () => void }

export function EditCourseModal({ course, onClose }: Props) {
  const update = useApiMutation(courses.update)
  const { form, failure, submit, conflict } = useEditForm({
    row: course,
    schema: courseForm(useToday()),
    valuesOf: courseValues,
    draft: { name: courseDraft(course.resume_id), row: course },
    rowFrom: (current) => z.parse(courseRow, current),
    words: courseWords,
    toastOf: () => t.resumeExtras.courseUpdateFailed,
    save: async (changes, { id, version }) => {
      await update.mutateAsync({ params: { id }, ifMatch: version, body: { course: changes } })
      toastSuccess(t.resumeExtras.courseUpdated)
      onClose()
    },
  })
  return (
    <FormModal
      title={t.resumeExtras.editCourse}
      size="sm"
      form={form}
      failure={failure}
      conflict={conflict}
      onClose={onClose}
      onSubmit={submit}
    >
      <CourseFields form={form} field={form.getInputProps} />
    </FormModal>
  )
}
