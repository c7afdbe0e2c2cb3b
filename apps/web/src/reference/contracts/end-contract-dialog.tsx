import { type Contract, contracts } from '@portal/contract/contracts'
import { formatDay } from '@portal/domain/days'
import { IconCalendar } from '@tabler/icons-react'
import { useApiMutation } from '../../api/query.ts'
import { t } from '../../messages/messages.ts'
import { useToday } from '../../session/use-user.ts'
import { ConfirmDialog } from '../../shared/dialogs/confirm-dialog.tsx'
import { toastSuccess } from '../../shared/toasts/toasts.ts'
import { useNameOfPerson } from '../use-name-of-person.ts'

type Props = { contract: Contract; onClose: () => void }

/** Makes today the last day of a contract. */
export function EndContractDialog({ contract, onClose }: Props) {
  const today = useToday()
  const update = useApiMutation(contracts.update)
  const { id, version, project } = contract
  const user = useNameOfPerson(contract.user_id, contract.user)
  const name = t.contracts.contractNamed(user, project)
  const confirm = async () => {
    await update.mutateAsync({ params: { id }, ifMatch: version, body: { contract: { end_date: today } } })
    toastSuccess(t.contracts.updated, { thing: name })
  }
  return (
    <ConfirmDialog
      text={t.contracts.endQuestion(name, formatDay(today))}
      confirmLabel={t.contracts.end}
      icon={<IconCalendar size={18} aria-hidden />}
      onConfirm={confirm}
      onClose={onClose}
    />
  )
}
