import { experiences } from '@portal/contract/resumes/ordered-section-routes'
import { type Experience, experience } from '@portal/contract/resumes/ordered-sections'
import * as z from 'zod/mini'
import { useApiMutation } from '../../../../api/query.ts'
import { t } from '../../../../messages/messages.ts'
import { useEditForm } from '../../../../shared/conflicts/use-edit-form.ts'
import { FormModal } from '../../../../shared/dialogs/form-modal.tsx'
import { toastSuccess } from '../../../../shared/toasts/toasts.ts'
import { keepDay } from '../pieces/typed-months.ts'
import { ExperienceFields } from './experience-fields.tsx'
import { experienceForm, experienceWords, valuesOf } from './experience-form.ts'

type Props = { job: Experience; draft: string; onClose: () => void }

export function EditExperienceModal({ job, draft, onClose }: Props) {
  const update = useApiMutation(experiences.update)
  const { form, failure, submit, conflict } = useEditForm({
    row: job,
    schema: experienceForm,
    valuesOf,
    draft: { name: draft, row: job },
    rowFrom: (current) => z.parse(experience, current),
    words: experienceWords,
    toastOf: () => t.resumeEditor.updateFailed,
    save: async (changes, { id, version, job_started_on, job_ended_on }) => {
      const resume_experience = {
        ...changes,
        job_started_on: keepDay(changes.job_started_on, job_started_on),
        ...('job_ended_on' in changes && { job_ended_on: keepDay(changes.job_ended_on, job_ended_on) }),
      }
      await update.mutateAsync({ params: { id }, ifMatch: version, body: { resume_experience } })
      toastSuccess(t.resumeExperience.updated)
      onClose()
    },
  })
  return (
    <FormModal
      title={t.resumeExperience.editHeading}
      size="lg"
      form={form}
      failure={failure}
      conflict={conflict}
      onClose={onClose}
      onSubmit={submit}
    >
      <ExperienceFields form={form} isFocused={false} />
    </FormModal>
  )
}
