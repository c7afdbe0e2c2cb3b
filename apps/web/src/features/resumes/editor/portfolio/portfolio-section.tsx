import { resumeProjects } from '@portal/contract/resumes/ordered-section-routes'
import { resumeProject } from '@portal/contract/resumes/ordered-sections'
import { useApiMutation } from '../../../../api/query.ts'
import { t } from '../../../../messages/messages.ts'
import { Chips } from '../../chips.tsx'
import { EditItemModal } from '../items/edit-item-modal.tsx'
import { ItemCard } from '../items/item-card.tsx'
import { ItemsSection } from '../items/items-section.tsx'
import { NewItemForm } from '../items/new-item-form.tsx'
import { useSorting } from '../items/use-sorting.ts'
import type { SectionProps } from '../sections.ts'
import { emptyProject, ProjectFields, projectForm, projectWords, valuesOf } from './project-fields.tsx'

/** Projects that show what a person can do. */
export function PortfolioSection({ resume: { id: resumeId, resume_projects } }: SectionProps) {
  const create = useApiMutation(resumeProjects.create)
  const update = useApiMutation(resumeProjects.update)
  const remove = useApiMutation(resumeProjects.remove)
  const reorder = useApiMutation(resumeProjects.reorder)
  const { items, sorting } = useSorting(resumeId, 'resume_projects', resume_projects, (positions) =>
    reorder.mutateAsync({ body: { resume_projects: positions } }),
  )
  return (
    <ItemsSection
      resumeId={resumeId}
      section="portfolio"
      words={t.resumePortfolio}
      items={items}
      itemSchema={resumeProject}
      nameOf={({ title }) => title}
      sorting={sorting}
      remove={remove.mutateAsync}
      card={({ title, role, url, stack }, acts) => (
        <ItemCard title={title} lines={[role, url ?? '']} {...acts}>
          <Chips label={t.resumePortfolio.stack} words={stack} />
        </ItemCard>
      )}
      newItem={(props) => (
        <NewItemForm
          {...props}
          schema={projectForm}
          initialValues={emptyProject}
          create={(item) =>
            create.mutateAsync({ body: { resume_project: { ...item, resume_id: resumeId } } })
          }
        >
          {(form) => <ProjectFields form={form} />}
        </NewItemForm>
      )}
      editItem={(props) => (
        <EditItemModal
          {...props}
          size="lg"
          schema={projectForm}
          valuesOf={valuesOf}
          fieldWords={projectWords}
          save={(changes, { id, version }) =>
            update.mutateAsync({ params: { id }, ifMatch: version, body: { resume_project: changes } })
          }
        >
          {(form) => <ProjectFields form={form} />}
        </EditItemModal>
      )}
    />
  )
}
