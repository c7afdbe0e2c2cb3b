import { skillSets } from '@portal/contract/resumes/ordered-section-routes'
import { type SkillSet, skillSet as skillSetRow } from '@portal/contract/resumes/ordered-sections'
import { useApiMutation } from '../../../../api/query.ts'
import { t } from '../../../../messages/messages.ts'
import { EditItemModal } from '../items/edit-item-modal.tsx'
import { SkillSetFields } from './skill-set-fields.tsx'
import { skillSetForm, skillSetWords, valuesOf } from './skill-set-form.ts'

type Props = { skillSet: SkillSet; draft: string; onClose: () => void }

export function EditSkillSetModal({ skillSet, draft, onClose }: Props) {
  const update = useApiMutation(skillSets.update)
  return (
    <EditItemModal
      title={t.resumeSkills.editHeading}
      size="lg"
      item={skillSet}
      itemSchema={skillSetRow}
      schema={skillSetForm}
      valuesOf={valuesOf}
      words={skillSetWords}
      draft={draft}
      save={(changes, { id, version }) =>
        update.mutateAsync({ params: { id }, ifMatch: version, body: { skill_set: changes } })
      }
      updated={t.resumeSkills.updated}
      onClose={onClose}
    >
      {(form) => <SkillSetFields form={form} isFocused={false} />}
    </EditItemModal>
  )
}
