import { histories } from '@portal/contract/audit'
import { type Customer, customerInput, customer as customerRow, customers } from '@portal/contract/customers'
import * as z from 'zod/mini'
import { useApiMutation } from '../../api/query.ts'
import { t } from '../../messages/messages.ts'
import { HistoryFold } from '../../reference/history/history-fold.tsx'
import { useEditForm } from '../../shared/conflicts/use-edit-form.ts'
import { FormModal } from '../../shared/dialogs/form-modal.tsx'
import { toastSuccess } from '../../shared/toasts/toasts.ts'
import { CustomerFields } from './customer-fields.tsx'
import { customerWords, valuesOf } from './customer-form.ts'

type Props = { customer: Customer; onClose: () => void }

export function EditCustomerModal({ customer, onClose }: Props) {
  const update = useApiMutation(customers.update)
  const { form, failure, submit, conflict } = useEditForm({
    row: customer,
    schema: customerInput,
    valuesOf,
    draft: { name: 'customers.edit', row: customer },
    rowFrom: (current) => z.parse(customerRow, current),
    words: customerWords,
    save: async (changes, { id, version }) => {
      await update.mutateAsync({ params: { id }, ifMatch: version, body: { customer: changes } })
      toastSuccess(t.customers.edited)
      onClose()
    },
  })
  return (
    <FormModal
      title={t.customers.editTitle}
      form={form}
      failure={failure}
      conflict={conflict}
      onClose={onClose}
      onSubmit={submit}
    >
      <CustomerFields form={form} />
      <HistoryFold route={histories.customer} id={customer.id} />
    </FormModal>
  )
}
