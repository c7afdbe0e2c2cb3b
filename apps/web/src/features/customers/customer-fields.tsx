import { TextInput } from '@mantine/core'
import { t } from '../../messages/messages.ts'
import type { Form } from '../../shared/forms/use-form.ts'
import type { CustomerValues } from './customer-form.ts'

export function CustomerFields({ form }: { form: Form<CustomerValues> }) {
  return (
    <>
      <TextInput
        label={t.customers.companyName}
        autoComplete="off"
        required
        data-autofocus
        {...form.getInputProps('company_name')}
      />
      <TextInput
        label={t.customers.representative}
        autoComplete="off"
        required
        {...form.getInputProps('full_legal_name')}
      />
      <TextInput
        label={t.customers.representativeTitle}
        autoComplete="off"
        required
        {...form.getInputProps('title')}
      />
      <TextInput
        label={t.customers.email}
        type="email"
        autoComplete="off"
        required
        {...form.getInputProps('email')}
      />
      <TextInput label={t.customers.address} autoComplete="off" {...form.getInputProps('company_address')} />
    </>
  )
}
