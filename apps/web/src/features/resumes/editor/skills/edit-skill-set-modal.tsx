import { skillSets } from '@portal/contract/resumes/ordered-section-routes'
import { type SkillSet, skillSet as skillSetRow } from '@portal/contract/resumes/ordered-sections'
import * as z from 'zod/mini'
import { useApiMutation } from '../../../../api/query.ts'
import { t } from '../../../../messages/messages.ts'
import { useEditForm } from '../../../../shared/conflicts/use-edit-form.ts'
import { FormModal } from '../../../../shared/dialogs/form-modal.tsx'
import { toastSuccess } from '../../../../shared/toasts/toasts.ts'
import { SkillSetFields } from './skill-set-fields.tsx'
import { skillSetForm, skillSetWords, valuesOf } from './skill-set-form.ts'

type Props = { skillSet: SkillSet; draft: string; onClose: () => void }

export function EditSkillSetModal({ skillSet, draft, onClose }: Props) {
  const update = useApiMutation(skillSets.update)
  const { form, failure, submit, conflict } = useEditForm({
    row: skillSet,
    schema: skillSetForm,
    valuesOf,
    draft: { name: draft, row: skillSet },
    rowFrom: (current) => z.parse(skillSetRow, current),
    words: skillSetWords,
    toastOf: () => t.resumeEditor.updateFailed,
    save: async (changes, { id, version }) => {
      await update.mutateAsync({ params: { id }, ifMatch: version, body: { skill_set: changes } })
      toastSuccess(t.resumeSkills.updated)
      onClose()
    },
  })
  return (
    <FormModal
      title={t.resumeSkills.editHeading}
      size="lg"
      form={form}
      failure={failure}
      conflict={conflict}
      onClose={onClose}
      onSubmit={submit}
    >
      <SkillSetFields form={form} isFocused={false} />
    </FormModal>
  )
}
