import { educations } from '@portal/contract/resumes/ordered-section-routes'
import { type Education, education as educationRow } from '@portal/contract/resumes/ordered-sections'
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
import { CreateEducation } from './create-education.tsx'
import { EditEducationModal } from './edit-education-modal.tsx'

const nameOf = ({ university_name }: Education) => university_name

/** Universities and other schools. */
export function EducationSection({ resume }: SectionProps) {
  const { id: resumeId, educations: schools } = resume
  const createDraft = `resume.${resumeId}.education.create`
  const editDraft = `resume.${resumeId}.education.edit`
  const remove = useApiMutation(educations.remove)
  const reorder = useApiMutation(educations.reorder)
  const swap = useSwap(resumeId, 'educations', (positions) =>
    reorder.mutateAsync({ body: { resume_educations: positions } }),
  )
  const adding = useAdding({ draft: createDraft, isEmpty: schools.length === 0 })
  const [editing, setEditing] = useRowOfDraft(editDraft, educationRow)
  const [leaving, setLeaving] = useState<Education>()
  const items = schools.map((education) => ({
    id: education.id,
    name: nameOf(education),
    card: (
      <ItemCard
        title={education.university_name}
        lines={[
          education.level,
          monthRange(education.start_date, education.end_date, t.resumeEducation.ongoing),
          education.location,
        ]}
        onEdit={() => setEditing(education)}
        onDelete={() => setLeaving(education)}
      />
    ),
  }))
  return (
    <>
      <SectionHead
        title={t.resumeEducation.heading}
        hint={t.resumeEducation.hint}
        addLabel={t.resumeEducation.add}
        onAdd={adding.isAdding ? undefined : adding.open}
        isFocusOnAdd={adding.wasClosed}
      />
      <OrderedItems label={t.resumeEducation.heading} items={items} onSwap={swap} />
      {adding.isAdding && (
        <CreateEducation
          resumeId={resumeId}
          draft={createDraft}
          isFocused={adding.wasOpened}
          onSaved={adding.close}
          onCancel={schools.length === 0 ? undefined : adding.close}
        />
      )}
      {editing && (
        <EditEducationModal education={editing} draft={editDraft} onClose={() => setEditing(undefined)} />
      )}
      {leaving && (
        <DeleteItem
          name={nameOf(leaving)}
          deleted={t.resumeEducation.deleted}
          remove={() => remove.mutateAsync({ params: { id: leaving.id }, ifMatch: leaving.version })}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </>
  )
}
