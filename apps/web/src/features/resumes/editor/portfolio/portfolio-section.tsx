import { resumeProjects } from '@portal/contract/resumes/ordered-section-routes'
import { resumeProject as projectRow, type ResumeProject } from '@portal/contract/resumes/ordered-sections'
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
import { CreateProject } from './create-project.tsx'
import { EditProjectModal } from './edit-project-modal.tsx'

const nameOf = ({ title }: ResumeProject) => title

/** Projects that show what a person can do. */
export function PortfolioSection({ resume }: SectionProps) {
  const { id: resumeId, resume_projects: projects } = resume
  const createDraft = `resume.${resumeId}.portfolio.create`
  const editDraft = `resume.${resumeId}.portfolio.edit`
  const remove = useApiMutation(resumeProjects.remove)
  const reorder = useApiMutation(resumeProjects.reorder)
  const swap = useSwap(resumeId, 'resume_projects', (positions) =>
    reorder.mutateAsync({ body: { resume_projects: positions } }),
  )
  const adding = useAdding({ draft: createDraft, isEmpty: projects.length === 0 })
  const [editing, setEditing] = useRowOfDraft(editDraft, projectRow)
  const [leaving, setLeaving] = useState<ResumeProject>()
  const items = projects.map((project) => ({
    id: project.id,
    name: nameOf(project),
    card: (
      <ItemCard
        title={project.title}
        lines={[project.role, project.url ?? '']}
        onEdit={() => setEditing(project)}
        onDelete={() => setLeaving(project)}
      >
        <Chips label={t.resumePortfolio.stack} words={project.stack} />
      </ItemCard>
    ),
  }))
  return (
    <>
      <SectionHead
        title={t.resumePortfolio.heading}
        hint={t.resumePortfolio.hint}
        addLabel={t.resumePortfolio.add}
        onAdd={adding.isAdding ? undefined : adding.open}
        isFocusOnAdd={adding.wasClosed}
      />
      <OrderedItems label={t.resumePortfolio.heading} items={items} onSwap={swap} />
      {adding.isAdding && (
        <CreateProject
          resumeId={resumeId}
          draft={createDraft}
          isFocused={adding.wasOpened}
          onSaved={adding.close}
          onCancel={projects.length === 0 ? undefined : adding.close}
        />
      )}
      {editing && (
        <EditProjectModal project={editing} draft={editDraft} onClose={() => setEditing(undefined)} />
      )}
      {leaving && (
        <DeleteItem
          name={nameOf(leaving)}
          deleted={t.resumePortfolio.deleted}
          remove={() => remove.mutateAsync({ params: { id: leaving.id }, ifMatch: leaving.version })}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </>
  )
}
