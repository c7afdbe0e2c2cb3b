import { type Contract, contracts } from '@portal/contract/contracts'
import { useApiMutation } from '../../api/query.ts'
import { t } from '../../messages/messages.ts'
import { useNameOfPerson } from '../../reference/use-name-of-person.ts'
import { ConfirmDialog } from '../../shared/dialogs/confirm-dialog.tsx'
import { toastSuccess } from '../../shared/toasts/toasts.ts'

type Props = { contract: Contract; onClose: () => void }

export function DeleteContractDialog({ contract, onClose }: Props) {
  const remove = useApiMutation(contracts.remove)
  const user = useNameOfPerson(contract.user_id, contract.user)
  const name = t.contracts.contractNamed(user, contract.project)
  const confirm = async () => {
    await remove.mutateAsync({ params: { id: contract.id }, ifMatch: contract.version })
    toastSuccess(t.contracts.deleted, { thing: name })
  }
  return <ConfirmDialog text={t.actions.deleteQuestion(name)} onConfirm={confirm} onClose={onClose} />
}
