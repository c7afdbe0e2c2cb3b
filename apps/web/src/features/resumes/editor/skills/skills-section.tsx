import { skillSets } from '@portal/contract/resumes/ordered-section-routes'
import { skillSet } from '@portal/contract/resumes/ordered-sections'
import { useApiMutation } from '../../../../api/query.ts'
import { t } from '../../../../messages/messages.ts'
import { Chips } from '../../chips.tsx'
import { EditItemModal } from '../items/edit-item-modal.tsx'
import { ItemCard } from '../items/item-card.tsx'
import { ItemsSection } from '../items/items-section.tsx'
import { NewItemForm } from '../items/new-item-form.tsx'
import { useSorting } from '../items/use-sorting.ts'
import type { SectionProps } from '../sections.ts'
import { emptySkillSet, SkillSetFields, skillSetForm, skillSetWords, valuesOf } from './skill-set-fields.tsx'

/** Skills in groups. */
export function SkillsSection({ resume: { id: resumeId, skills } }: SectionProps) {
  const create = useApiMutation(skillSets.create)
  const update = useApiMutation(skillSets.update)
  const remove = useApiMutation(skillSets.remove)
  const reorder = useApiMutation(skillSets.reorder)
  const { items, sorting } = useSorting(resumeId, 'skills', skills, (positions) =>
    reorder.mutateAsync({ body: { resume_skills: positions } }),
  )
  return (
    <ItemsSection
      resumeId={resumeId}
      section="skills"
      words={t.resumeSkills}
      items={items}
      itemSchema={skillSet}
      nameOf={({ skill_set }) => skill_set}
      sorting={sorting}
      remove={remove.mutateAsync}
      card={({ skill_set, skills: words }, acts) => (
        <ItemCard title={skill_set} {...acts}>
          <Chips label={t.resumeSkills.skills} words={words} />
        </ItemCard>
      )}
      newItem={(props) => (
        <NewItemForm
          {...props}
          schema={skillSetForm}
          initialValues={emptySkillSet}
          create={(item) => create.mutateAsync({ body: { skill_set: { ...item, resume_id: resumeId } } })}
        >
          {(form) => <SkillSetFields form={form} />}
        </NewItemForm>
      )}
      editItem={(props) => (
        <EditItemModal
          {...props}
          size="lg"
          schema={skillSetForm}
          valuesOf={valuesOf}
          fieldWords={skillSetWords}
          save={(changes, { id, version }) =>
            update.mutateAsync({ params: { id }, ifMatch: version, body: { skill_set: changes } })
          }
        >
          {(form) => <SkillSetFields form={form} />}
        </EditItemModal>
      )}
    />
  )
}
