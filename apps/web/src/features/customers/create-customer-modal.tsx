import { type Customer, customerInput, customers } from '@portal/contract/customers'
import { useApiMutation } from '../../api/query.ts'
import { t } from '../../messages/messages.ts'
import { FormModal } from '../../shared/dialogs/form-modal.tsx'
import { useSchemaForm } from '../../shared/forms/use-schema-form.ts'
import { CustomerFields } from './customer-fields.tsx'
import { emptyCustomer } from './customer-form.ts'

type Props = { onCreated: (customer: Customer) => void; onClose: () => void }

export function CreateCustomerModal({ onCreated, onClose }: Props) {
  const create = useApiMutation(customers.create, { idempotent: true })
  const { form, failure, submitWith } = useSchemaForm({
    schema: customerInput,
    initialValues: emptyCustomer,
    draft: { name: 'customers.create' },
  })
  const submit = submitWith(async (customer) => {
    onCreated(await create.mutateAsync({ body: { customer } }))
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
