import { type Customer, customerInput, customers } from '@portal/contract/customers'
import { useApiMutation } from '../../api/query.ts'
import { t } from '../../messages/messages.ts'
import { FormModal } from '../../shared/dialogs/form-modal.tsx'
import { useSchemaForm } from '../../shared/forms/use-schema-form.ts'
import { toastSuccess } from '../../shared/toasts.ts'
import { CustomerFields } from './customer-fields.tsx'
import { valuesOf } from './customer-form.ts'

type Props = { customer: Customer; onClose: () => void }

export function EditCustomerModal({ customer, onClose }: Props) {
  const update = useApiMutation(customers.update)
  const { form, failure, submitWith } = useSchemaForm({
    schema: customerInput,
    initialValues: valuesOf(customer),
  })
  const submit = submitWith(async (changes) => {
    await update.mutateAsync({ params: { id: customer.id }, body: { customer: changes } })
    toastSuccess(t.customers.edited)
    onClose()
  })
  return (
    <FormModal
      title={t.customers.editTitle}
      form={form}
      failure={failure}
      onClose={onClose}
      onSubmit={submit}
    >
      <CustomerFields form={form} />
    </FormModal>
  )
}
