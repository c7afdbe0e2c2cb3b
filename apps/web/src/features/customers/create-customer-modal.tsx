import { customerInput, customers } from '@portal/contract/customers'
import { useApiMutation } from '../../api/query.ts'
import { t } from '../../messages/messages.ts'
import { FormModal } from '../../shared/dialogs/form-modal.tsx'
import { useSchemaForm } from '../../shared/forms/use-schema-form.ts'
import { toastSuccess } from '../../shared/toasts.ts'
import { CustomerFields } from './customer-fields.tsx'
import { emptyCustomer } from './customer-form.ts'

export function CreateCustomerModal({ onClose }: { onClose: () => void }) {
  const create = useApiMutation(customers.create)
  const { form, failure, submitWith } = useSchemaForm({
    schema: customerInput,
    initialValues: emptyCustomer,
  })
  const submit = submitWith(async (customer) => {
    await create.mutateAsync({ body: { customer } })
    toastSuccess(t.customers.created)
    onClose()
  })
  return (
    <FormModal
      title={t.customers.createTitle}
      form={form}
      failure={failure}
      submitLabel={t.actions.create}
      onClose={onClose}
      onSubmit={submit}
    >
      <CustomerFields form={form} />
    </FormModal>
  )
}
