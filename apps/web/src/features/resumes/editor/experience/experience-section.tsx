import { experiences } from '@portal/contract/resumes/ordered-section-routes'
import { type Experience, experience } from '@portal/contract/resumes/ordered-sections'
import { useState } from 'react'
import { useApiMutation } from '../../../../api/query.ts'
import { t } from '../../../../messages/messages.ts'
import { useRowOfDraft } from '../../../../shared/forms/use-draft.ts'
import { DeleteItem } from '../items/delete-item.tsx'
import { ItemCard } from '../items/item-card.tsx'
import { OrderedItems } from '../items/ordered-items.tsx'
import { SectionHead } from '../items/section-head.tsx'
import { useAdding } from '../items/use-adding.ts'
import { useSwap } from '../items/use-swap.ts'
import { monthRange } from '../pieces/month-range.ts'
import type { SectionProps } from '../sections.ts'
import { CreateExperience } from './create-experience.tsx'
import { EditExperienceModal } from './edit-experience-modal.tsx'

const nameOf = ({ job_title, company }: Experience) => t.resumeExperience.atCompany(job_title, company)

/** The companies where a person worked. */
export function ExperienceSection({ resume }: SectionProps) {
  const { id: resumeId, experiences: jobs } = resume
  const createDraft = `resume.${resumeId}.experience.create`
  const editDraft = `resume.${resumeId}.experience.edit`
  const remove = useApiMutation(experiences.remove)
  const reorder = useApiMutation(experiences.reorder)
  const swap = useSwap(resumeId, 'experiences', (positions) =>
    reorder.mutateAsync({ body: { resume_experiences: positions } }),
  )
  const adding = useAdding({ draft: createDraft, isEmpty: jobs.length === 0 })
  const [editing, setEditing] = useRowOfDraft(editDraft, experience)
  const [leaving, setLeaving] = useState<Experience>()
  const items = jobs.map((job) => ({
    id: job.id,
    name: nameOf(job),
    card: (
      <ItemCard
        title={nameOf(job)}
        lines={[
          monthRange(job.job_started_on, job.job_ended_on, t.resumeExperience.ongoingWord),
          job.location,
          t.resumeExperience.responsibilityCount(job.responsibilities.length),
        ]}
        onEdit={() => setEditing(job)}
        onDelete={() => setLeaving(job)}
      />
    ),
  }))
  return (
    <>
      <SectionHead
        title={t.resumeExperience.heading}
        hint={t.resumeExperience.hint}
        addLabel={t.resumeExperience.add}
        onAdd={adding.isAdding ? undefined : adding.open}
        isFocusOnAdd={adding.wasClosed}
      />
      <OrderedItems label={t.resumeExperience.heading} items={items} onSwap={swap} />
      {adding.isAdding && (
        <CreateExperience
          resumeId={resumeId}
          draft={createDraft}
          isFocused={adding.wasOpened}
          onSaved={adding.close}
          onCancel={jobs.length === 0 ? undefined : adding.close}
        />
      )}
      {editing && (
        <EditExperienceModal job={editing} draft={editDraft} onClose={() => setEditing(undefined)} />
      )}
      {leaving && (
        <DeleteItem
          name={nameOf(leaving)}
          deleted={t.resumeExperience.deleted}
          remove={() => remove.mutateAsync({ params: { id: leaving.id }, ifMatch: leaving.version })}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </>
  )
}
