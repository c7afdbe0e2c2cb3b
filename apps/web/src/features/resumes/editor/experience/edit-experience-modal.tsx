import { experiences } from '@portal/contract/resumes/ordered-section-routes'
import { type Experience, experience } from '@portal/contract/resumes/ordered-sections'
import { useApiMutation } from '../../../../api/query.ts'
import { t } from '../../../../messages/messages.ts'
import { EditItemModal } from '../items/edit-item-modal.tsx'
import { keepDay } from '../pieces/typed-months.ts'
import { ExperienceFields } from './experience-fields.tsx'
import { experienceForm, experienceWords, valuesOf } from './experience-form.ts'

type Props = { job: Experience; draft: string; onClose: () => void }

export function EditExperienceModal({ job, draft, onClose }: Props) {
  const update = useApiMutation(experiences.update)
  return (
    <EditItemModal
      title={t.resumeExperience.editHeading}
      size="lg"
      item={job}
      itemSchema={experience}
      schema={experienceForm}
      valuesOf={valuesOf}
      words={experienceWords}
      draft={draft}
      save={(changes, { id, version, job_started_on, job_ended_on }) => {
        const resume_experience = {
          ...changes,
          job_started_on: keepDay(changes.job_started_on, job_started_on),
          ...('job_ended_on' in changes && { job_ended_on: keepDay(changes.job_ended_on, job_ended_on) }),
        }
        return update.mutateAsync({ params: { id }, ifMatch: version, body: { resume_experience } })
      }}
      updated={t.resumeExperience.updated}
      onClose={onClose}
    >
      {(form) => <ExperienceFields form={form} isFocused={false} />}
    </EditItemModal>
  )
}
