import { experiences } from '@portal/contract/resumes/ordered-section-routes'
import { type Experience, experience } from '@portal/contract/resumes/ordered-sections'
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
import { ExperienceFields } from './experience-fields.tsx'
import { emptyExperience, experienceForm, experienceWords, valuesOf } from './experience-form.ts'

const nameOf = ({ job_title, company }: Experience) => t.resumeExperience.atCompany(job_title, company)

const periodOf = ({ job_started_on, job_ended_on }: Experience) => ({
  start: job_started_on,
  end: job_ended_on,
})

/** The companies where a person worked. */
export function ExperienceSection({ resume }: SectionProps) {
  const schema = experienceForm(useToday())
  const create = useApiMutation(experiences.create)
  const update = useApiMutation(experiences.update)
  const remove = useApiMutation(experiences.remove)
  const reorder = useApiMutation(experiences.reorder)
  const { items, sorting, place } = useSorting(resume.id, 'experiences', resume.experiences, (positions) =>
    reorder.mutateAsync({ body: { resume_experiences: positions } }),
  )
  return (
    <ItemsSection
      resumeId={resume.id}
      section="experience"
      words={t.resumeExperience}
      items={items}
      itemSchema={experience}
      nameOf={nameOf}
      sorting={sorting}
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
      newItem={(props) => (
        <NewItemForm
          {...props}
          schema={schema}
          initialValues={emptyExperience}
          create={async (job) => {
            const added = await create.mutateAsync({
              body: { resume_experience: { ...job, resume_id: resume.id } },
            })
            place(added, periodOf)
            return added
          }}
        >
          {(form) => <ExperienceFields form={form} />}
        </NewItemForm>
      )}
      editItem={(props) => (
        <EditItemModal
          {...props}
          size="lg"
          schema={schema}
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
          {(form) => <ExperienceFields form={form} />}
        </EditItemModal>
      )}
    />
  )
}
