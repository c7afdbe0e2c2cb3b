import { TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { t } from '../../messages/messages.ts'
import type { CustomerValues } from './customer-form.ts'

export function CustomerFields({ form }: { form: UseFormReturnType<CustomerValues> }) {
  return (
    <>
      <TextInput
        label={t.customers.companyName}
        required
        data-autofocus
        {...form.getInputProps('company_name')}
      />
      <TextInput label={t.customers.representative} required {...form.getInputProps('full_legal_name')} />
      <TextInput label={t.customers.representativeTitle} required {...form.getInputProps('title')} />
      <TextInput label={t.customers.email} type="email" required {...form.getInputProps('email')} />
      <TextInput label={t.customers.address} {...form.getInputProps('company_address')} />
    </>
  )
}
