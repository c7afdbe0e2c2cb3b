import { candidates } from '@portal/contract/candidates/candidate-routes'
import type { Candidate } from '@portal/contract/candidates/candidates'
import { useNavigate } from '@tanstack/react-router'
import { useApiMutation } from '../../../api/query.ts'
import { t } from '../../../messages/messages.ts'
import { useSavedTechnologies } from '../../../reference/technologies/use-saved-technologies.ts'
import { useToday } from '../../../session/use-user.ts'
import { FormModal } from '../../../shared/dialogs/form-modal.tsx'
import { useSchemaForm } from '../../../shared/forms/use-schema-form.ts'
import { newCandidateDraft } from './candidate-drafts.ts'
import { CandidateFields } from './candidate-fields.tsx'
import { candidateForm, emptyCandidate } from './candidate-values.ts'

type Props = { vacancyId: number; onCreated?: (candidate: Candidate) => void; onClose: () => void }

/** Adds a candidate to the vacancy, and then opens the candidate's page. */
export function CreateCandidateModal({ vacancyId, onCreated, onClose }: Props) {
  const today = useToday()
  const navigate = useNavigate()
  const create = useApiMutation(candidates.create, { idempotent: true })
  const saveTechnologies = useSavedTechnologies()
  const { form, failure, submitWith } = useSchemaForm({
    schema: candidateForm,
    initialValues: emptyCandidate(vacancyId, today),
    draft: { name: newCandidateDraft(vacancyId) },
  })
  const submit = submitWith(async (typed) => {
    const technologies = await saveTechnologies(typed.technologies)
    const candidate = await create.mutateAsync({ body: { candidate: { ...typed, technologies } } })
    form.discard()
    onCreated?.(candidate)
    const page = { to: '/candidates/$id', params: { id: candidate.id } } as const
    // The page takes the place of this dialog in the history, so that Back leads to the vacancy.
    await navigate({ ...page, replace: true, ignoreBlocker: true })
    onClose()
  })
  return (
    <FormModal
      title={t.candidateForm.createTitle}
      size="xl"
      form={form}
      failure={failure}
      submitLabel={t.actions.create}
      onClose={onClose}
      onSubmit={submit}
    >
      <CandidateFields form={form} />
    </FormModal>
  )
}
