import { type Contract, contracts } from '@portal/contract/contracts'
import type { Day } from '@portal/domain/days'
import { useApiMutation } from '../../api/query.ts'
import { t } from '../../messages/messages.ts'
import { FormModal } from '../../shared/dialogs/form-modal.tsx'
import { useSchemaForm } from '../../shared/forms/use-schema-form.ts'
import { ContractFields } from './contract-fields.tsx'
import { contractFormSchema, emptyContract } from './contract-form.ts'

type Props = {
  /** The person, the project and the first day with which the form opens. */
  userId?: number | undefined
  projectId?: number | undefined
  startDate?: Day | undefined
  /** The name of the form's draft; each page that opens the dialog has its own. */
  draft: string
  onCreated: (contract: Contract) => void
  onClose: () => void
}

export function CreateContractModal({ userId, projectId, startDate, draft, onCreated, onClose }: Props) {
  const create = useApiMutation(contracts.create)
  const { form, failure, submitWith } = useSchemaForm({
    schema: contractFormSchema,
    initialValues: {
      ...emptyContract,
      user_id: userId ?? null,
      project_id: projectId ?? null,
      start_date: startDate ?? null,
    },
    draft: { name: draft, row: { userId, projectId } },
  })
  const submit = submitWith(async (contract) => {
    onCreated(await create.mutateAsync({ body: { contract } }))
    onClose()
  })
  return (
    <FormModal
      title={t.contracts.createTitle}
      form={form}
      failure={failure}
      submitLabel={t.actions.create}
      onClose={onClose}
      onSubmit={submit}
    >
      <ContractFields form={form} />
    </FormModal>
  )
}
