import { skillSets } from '@portal/contract/resumes/ordered-section-routes'
import { type SkillSet, skillSet as skillSetRow } from '@portal/contract/resumes/ordered-sections'
import { useState } from 'react'
import { useApiMutation } from '../../../../api/query.ts'
import { t } from '../../../../messages/messages.ts'
import { useRowOfDraft } from '../../../../shared/forms/use-draft.ts'
import { Chips } from '../../chips.tsx'
import { DeleteItem } from '../items/delete-item.tsx'
import { ItemCard } from '../items/item-card.tsx'
import { OrderedItems } from '../items/ordered-items.tsx'
import { SectionHead } from '../items/section-head.tsx'
import { useAdding } from '../items/use-adding.ts'
import { useSwap } from '../items/use-swap.ts'
import type { SectionProps } from '../sections.ts'
import { CreateSkillSet } from './create-skill-set.tsx'
import { EditSkillSetModal } from './edit-skill-set-modal.tsx'

const nameOf = ({ skill_set }: SkillSet) => skill_set

/** Skills in groups. */
export function SkillsSection({ resume }: SectionProps) {
  const { id: resumeId, skills: groups } = resume
  const createDraft = `resume.${resumeId}.skills.create`
  const editDraft = `resume.${resumeId}.skills.edit`
  const remove = useApiMutation(skillSets.remove)
  const reorder = useApiMutation(skillSets.reorder)
  const swap = useSwap(resumeId, 'skills', (positions) =>
    reorder.mutateAsync({ body: { resume_skills: positions } }),
  )
  const adding = useAdding({ draft: createDraft, isEmpty: groups.length === 0 })
  const [editing, setEditing] = useRowOfDraft(editDraft, skillSetRow)
  const [leaving, setLeaving] = useState<SkillSet>()
  const items = groups.map((skillSet) => ({
    id: skillSet.id,
    name: nameOf(skillSet),
    card: (
      <ItemCard
        title={skillSet.skill_set}
        onEdit={() => setEditing(skillSet)}
        onDelete={() => setLeaving(skillSet)}
      >
        <Chips label={t.resumeSkills.skills} words={skillSet.skills} />
      </ItemCard>
    ),
  }))
  return (
    <>
      <SectionHead
        title={t.resumeSkills.heading}
        hint={t.resumeSkills.hint}
        addLabel={t.resumeSkills.add}
        onAdd={adding.isAdding ? undefined : adding.open}
        isFocusOnAdd={adding.wasClosed}
      />
      <OrderedItems label={t.resumeSkills.heading} items={items} onSwap={swap} />
      {adding.isAdding && (
        <CreateSkillSet
          resumeId={resumeId}
          draft={createDraft}
          isFocused={adding.wasOpened}
          onSaved={adding.close}
          onCancel={groups.length === 0 ? undefined : adding.close}
        />
      )}
      {editing && (
        <EditSkillSetModal skillSet={editing} draft={editDraft} onClose={() => setEditing(undefined)} />
      )}
      {leaving && (
        <DeleteItem
          name={nameOf(leaving)}
          deleted={t.resumeSkills.deleted}
          remove={() => remove.mutateAsync({ params: { id: leaving.id }, ifMatch: leaving.version })}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </>
  )
}
