import { type Contract, contract as contractRow, contracts } from '@portal/contract/contracts'
import * as z from 'zod/mini'
import { useApiMutation } from '../../api/query.ts'
import { t } from '../../messages/messages.ts'
import { useEditForm } from '../../shared/conflicts/use-edit-form.ts'
import { FormModal } from '../../shared/dialogs/form-modal.tsx'
import { toastSuccess } from '../../shared/toasts/toasts.ts'
import { ContractFields } from './contract-fields.tsx'
import { contractFormSchema, valuesOf } from './contract-form.ts'
import { contractWords } from './contract-words.ts'

type Props = {
  contract: Contract
  /** The name of the form's draft; each page that opens the dialog has its own. */
  draft: string
  onClose: () => void
}

export function EditContractModal({ contract, draft, onClose }: Props) {
  const update = useApiMutation(contracts.update)
  const { form, failure, submit, conflict } = useEditForm({
    row: contract,
    schema: contractFormSchema,
    valuesOf,
    draft: { name: draft, row: contract },
    rowFrom: (current) => z.parse(contractRow, current),
    words: contractWords,
    save: async (changes, { id, version }) => {
      await update.mutateAsync({
        params: { id },
        ifMatch: version,
        // An emptied end is sent as null, because a field that is left out keeps its value.
        body: { contract: { ...changes, end_date: changes.end_date ?? null } },
      })
      toastSuccess(t.contracts.updated)
      onClose()
    },
  })
  return (
    <FormModal
      title={t.contracts.editTitle}
      form={form}
      failure={failure}
      conflict={conflict}
      onClose={onClose}
      onSubmit={submit}
    >
      <ContractFields form={form} contract={contract} />
    </FormModal>
  )
}
