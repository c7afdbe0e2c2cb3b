import { type Customer, customers } from '@portal/contract/customers'
import { useApiMutation } from '../../api/query.ts'
import { t } from '../../messages/messages.ts'
import { ConfirmDialog } from '../../shared/dialogs/confirm-dialog.tsx'
import { toastSuccess } from '../../shared/toasts/toasts.ts'

type Props = { customer: Customer; onClose: () => void }

export function DeleteCustomerDialog({ customer, onClose }: Props) {
  const remove = useApiMutation(customers.remove)
  const confirm = async () => {
    await remove.mutateAsync({ params: { id: customer.id }, ifMatch: customer.version })
    toastSuccess(t.customers.deleted)
  }
  const { company_name, projects } = customer
  const question = t.actions.deleteQuestion(company_name)
  const text =
    projects.length === 0 ? (
      question
    ) : (
      <>
        {question} {t.customers.projectsStay(projects.length)}
      </>
    )
  return <ConfirmDialog text={text} onConfirm={confirm} onClose={onClose} />
}
