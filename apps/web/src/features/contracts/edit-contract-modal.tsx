import { type Contract, contracts } from '@portal/contract/contracts'
import { useApiMutation } from '../../api/query.ts'
import { t } from '../../messages/messages.ts'
import { FormModal } from '../../shared/dialogs/form-modal.tsx'
import { useSchemaForm } from '../../shared/forms/use-schema-form.ts'
import { toastSuccess } from '../../shared/toasts.ts'
import { ContractFields } from './contract-fields.tsx'
import { contractFormSchema, valuesOf } from './contract-form.ts'

type Props = { contract: Contract; onClose: () => void }

export function EditContractModal({ contract, onClose }: Props) {
  const update = useApiMutation(contracts.update)
  const { form, failure, submitWith } = useSchemaForm({
    schema: contractFormSchema,
    initialValues: valuesOf(contract),
  })
  const submit = submitWith(async (changes) => {
    await update.mutateAsync({
      params: { id: contract.id },
      // An emptied end must be said: a field left out stays as it is.
      body: { contract: { ...changes, end_date: changes.end_date ?? null } },
    })
    toastSuccess(t.contracts.updated)
    onClose()
  })
  return (
    <FormModal
      title={t.contracts.editTitle}
      form={form}
      failure={failure}
      onClose={onClose}
      onSubmit={submit}
    >
      <ContractFields form={form} contract={contract} />
    </FormModal>
  )
}
