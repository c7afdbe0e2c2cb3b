import { candidates } from '@portal/contract/candidates/candidate-routes'
import type { Candidate } from '@portal/contract/candidates/candidates'
import { significates } from '@portal/domain/candidates/candidates'
import { getRouteApi, rootRouteId, useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { useApiMutation } from '../../../api/query.ts'
import { t } from '../../../messages/messages.ts'
import { useSavedTechnologies } from '../../../reference/technologies/use-saved-technologies.ts'
import { useToday } from '../../../session/use-user.ts'
import { FormModal } from '../../../shared/dialogs/form-modal.tsx'
import { useSchemaForm } from '../../../shared/forms/use-schema-form.ts'
import { toastSuccess } from '../../../shared/toasts/toasts.ts'
import type { CandidateSearch, OpenedCandidateSearch } from '../filters/candidate-search.ts'
import { newCandidateDraft } from './candidate-drafts.ts'
import { type CandidateValues, candidateForm, emptyCandidate } from './candidate-values.ts'
import { NewCandidateFields } from './new-candidate-fields.tsx'

const root = getRouteApi(rootRouteId)

/** What is typed: the vacancy and the state stay for the next candidate. */
const typedOf = (values: CandidateValues) =>
  JSON.stringify({ ...values, vacancy_id: null, significate: null })

type Props = {
  /** The vacancy on whose page the candidate is added; null where it is chosen in the form. */
  vacancyId: number | null
  /** The list on whose page the candidate is added, which the candidate's page goes on with. */
  list: CandidateSearch
  onClose: () => void
}

/** Adds a candidate, and then opens the candidate's page or an empty form for another one. */
export function CreateCandidateModal({ vacancyId, list, onClose }: Props) {
  const today = useToday()
  const state = root.useRouteContext({ select: ({ portal }) => portal.new_candidate_state })
  const navigate = useNavigate()
  const create = useApiMutation(candidates.create, { idempotent: true })
  const saveTechnologies = useSavedTechnologies()
  const isForAnother = useRef(false)
  const empty = emptyCandidate(
    vacancyId,
    today,
    significates.find((significate) => significate === state),
  )
  const { form, failure, submitWith } = useSchemaForm({
    schema: candidateForm,
    initialValues: empty,
    draft: { name: newCandidateDraft(vacancyId) },
    isTyped: (values) => typedOf(values) !== typedOf(empty),
  })

  /** The list of the page; none where another vacancy was chosen than that of the page. */
  const searchOf = (chosenId: number): OpenedCandidateSearch => {
    if (vacancyId === null) return { ...list, of: 'all' }
    return chosenId === vacancyId ? list : {}
  }
  const openPage = async ({ id, vacancy_id }: Candidate) => {
    const page = { to: '/candidates/$id', params: { id }, search: searchOf(vacancy_id) } as const
    // The page takes the place of this dialog in the history, so that Back leads to the list.
    await navigate({ ...page, replace: true, ignoreBlocker: true })
    onClose()
  }
  const beginAnother = ({ vacancy_id, significate }: Candidate) => {
    form.setValues({ ...empty, vacancy_id, significate })
    form.clearErrors()
    form.resetDirty()
    form.getInputNode('full_name')?.focus()
  }
  const submit = submitWith(
    async (typed) => {
      const technologies = await saveTechnologies(typed.technologies)
      return create.mutateAsync({ body: { candidate: { ...typed, technologies } } })
    },
    (added) => {
      toastSuccess(t.candidateControls.addedAs(added.full_name, t.significates[added.significate]))
      return isForAnother.current ? beginAnother(added) : openPage(added)
    },
  )
  // The vacancy of the page is chosen in the form once it was refused, because somebody has deleted it meanwhile.
  const isOfAnother = form.errors.vacancy_id !== undefined || form.values.vacancy_id !== vacancyId
  const submitFor = (another: boolean) => {
    isForAnother.current = another
    submit()
  }
  return (
    <FormModal
      title={t.candidateForm.createTitle}
      size="xl"
      form={form}
      failure={failure}
      submitLabel={t.actions.create}
      another={{ label: t.candidateForm.createAnother, onSubmit: () => submitFor(true) }}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        submitFor(false)
      }}
    >
      <NewCandidateFields form={form} empty={empty} hasVacancy={vacancyId === null || isOfAnother} />
    </FormModal>
  )
}
