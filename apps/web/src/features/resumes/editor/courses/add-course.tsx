import { courses } from '@portal/contract/resumes/plain-section-routes'
import { useApiMutation } from '../../../../api/query.ts'
import { t } from '../../../../messages/messages.ts'
import { useToday } from '../../../../session/use-user.ts'
import { useSchemaForm } from '../../../../shared/forms/use-schema-form.ts'
import { toastSuccess } from '../../../../shared/toasts/toasts.ts'
import { quietFields } from '../extras/quiet-fields.ts'
import { SectionForm } from '../pieces/section-form.tsx'
import { CourseFields, courseForm, emptyCourse, newCourseDraft } from './course-fields.tsx'

type Props = {
  resumeId: number
  /** Whether an item was just added by this form. */
  isNext: boolean
  onAdded: (id: number) => void
}

export function AddCourse({ resumeId, isNext, onAdded }: Props) {
  const create = useApiMutation(courses.create)
  const { form, failure, submitWith } = useSchemaForm({
    schema: courseForm(useToday()),
    initialValues: emptyCourse,
    draft: { name: newCourseDraft(resumeId) },
    toastOf: () => t.resumeExtras.createFailed,
  })
  const add = submitWith(
    (course) => create.mutateAsync({ body: { course: { ...course, resume_id: resumeId } } }),
    ({ id }) => {
      toastSuccess(t.resumeExtras.courseAdded)
      onAdded(id)
    },
  )
  return (
    <SectionForm
      title={t.resumeExtras.addCourse}
      form={form}
      failure={failure}
      submitLabel={t.resumeExtras.add}
      isFocusOnSubmit={isNext}
      onSubmit={add}
    >
      <CourseFields form={form} field={quietFields(form)} />
    </SectionForm>
  )
}
