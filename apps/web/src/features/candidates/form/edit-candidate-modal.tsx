import { candidates } from '@portal/contract/candidates/candidate-routes'
import { type Candidate, candidate as candidateRow } from '@portal/contract/candidates/candidates'
import * as z from 'zod/mini'
import { useApiMutation } from '../../../api/query.ts'
import { t } from '../../../messages/messages.ts'
import { useSavedTechnologies } from '../../../reference/technologies/use-saved-technologies.ts'
import { useEditForm } from '../../../shared/conflicts/use-edit-form.ts'
import { FormModal } from '../../../shared/dialogs/form-modal.tsx'
import { toastSuccess } from '../../../shared/toasts/toasts.ts'
import { isMove, useMoveUndo } from '../controls/use-save-candidate.ts'
import { candidateDraft } from './candidate-drafts.ts'
import { CandidateFields } from './candidate-fields.tsx'
import { candidateForm, changesOf, valuesOf } from './candidate-values.ts'
import { candidateWords } from './candidate-words.ts'

type Props = { candidate: Candidate; onClose: () => void }

export function EditCandidateModal({ candidate, onClose }: Props) {
  const update = useApiMutation(candidates.update, { onUndoable: useMoveUndo() })
  const saveTechnologies = useSavedTechnologies()
  const { form, failure, submit, conflict } = useEditForm({
    row: candidate,
    schema: candidateForm,
    valuesOf,
    draft: { name: candidateDraft(candidate.id), row: candidate },
    rowFrom: (current) => z.parse(candidateRow, current),
    words: candidateWords,
    toastOf: () => t.candidateControls.updateFailed,
    save: async (typed, before) => {
      const technologies = await saveTechnologies(typed.technologies)
      const changes = changesOf(before, { ...typed, technologies })
      if (Object.keys(changes).length > 0) {
        const { id, version } = before
        await update.mutateAsync({ params: { id }, ifMatch: version, body: { candidate: changes } })
        if (!isMove(changes)) toastSuccess(t.candidateControls.updated, { thing: typed.full_name })
      }
      onClose()
    },
  })
  return (
    <FormModal
      title={t.candidateForm.editTitle}
      size="xl"
      form={form}
      failure={failure}
      conflict={conflict}
      onClose={onClose}
      onSubmit={submit}
    >
      <CandidateFields form={form} candidate={candidate} />
    </FormModal>
  )
}
