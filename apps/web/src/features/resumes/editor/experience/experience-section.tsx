import { experiences } from '@portal/contract/resumes/ordered-section-routes'
import { type Experience, experience } from '@portal/contract/resumes/ordered-sections'
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
import { ExperienceFields } from './experience-fields.tsx'
import { emptyExperience, experienceForm, experienceWords, valuesOf } from './experience-form.ts'

const nameOf = ({ job_title, company }: Experience) => t.resumeExperience.atCompany(job_title, company)

/** The companies where a person worked. */
export function ExperienceSection({ resume }: SectionProps) {
  const create = useApiMutation(experiences.create)
  const update = useApiMutation(experiences.update)
  const remove = useApiMutation(experiences.remove)
  const reorder = useApiMutation(experiences.reorder)
  const swap = useSwap(resume.id, 'experiences', (positions) =>
    reorder.mutateAsync({ body: { resume_experiences: positions } }),
  )
  return (
    <OrderedSection
      resumeId={resume.id}
      section="experience"
      words={t.resumeExperience}
      items={resume.experiences}
      itemSchema={experience}
      nameOf={nameOf}
      onSwap={swap}
      remove={remove.mutateAsync}
      card={(job, acts) => (
        <ItemCard
          title={nameOf(job)}
          lines={[
            monthRange(job.job_started_on, job.job_ended_on, t.resumeExperience.ongoingWord),
            job.location,
            t.resumeExperience.responsibilityCount(job.responsibilities.length),
          ]}
          {...acts}
        />
      )}
      newItem={(props, isFocused) => (
        <NewItemForm
          {...props}
          schema={experienceForm}
          initialValues={emptyExperience}
          create={(job) =>
            create.mutateAsync({ body: { resume_experience: { ...job, resume_id: resume.id } } })
          }
        >
          {(form) => <ExperienceFields form={form} isFocused={isFocused} />}
        </NewItemForm>
      )}
      editItem={(props) => (
        <EditItemModal
          {...props}
          size="lg"
          schema={experienceForm}
          valuesOf={valuesOf}
          fieldWords={experienceWords}
          save={(changes, { id, version, job_started_on, job_ended_on }) => {
            const resume_experience = {
              ...changes,
              job_started_on: keepDay(changes.job_started_on, job_started_on),
              ...('job_ended_on' in changes && { job_ended_on: keepDay(changes.job_ended_on, job_ended_on) }),
            }
            return update.mutateAsync({ params: { id }, ifMatch: version, body: { resume_experience } })
          }}
        >
          {(form) => <ExperienceFields form={form} isFocused={false} />}
        </EditItemModal>
      )}
    />
  )
}
