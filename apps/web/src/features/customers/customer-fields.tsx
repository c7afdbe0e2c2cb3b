import { TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { t } from '../../messages/messages.ts'
import type { CustomerValues } from './customer-form.ts'

const labels = t.customerLabels

export function CustomerFields({ form }: { form: UseFormReturnType<CustomerValues> }) {
  return (
    <>
      <TextInput
        label={labels.company_name}
        required
        data-autofocus
        {...form.getInputProps('company_name')}
      />
      <TextInput label={labels.full_legal_name} required {...form.getInputProps('full_legal_name')} />
      <TextInput label={labels.title} required {...form.getInputProps('title')} />
      <TextInput label={labels.email} type="email" required {...form.getInputProps('email')} />
      <TextInput label={labels.company_address} {...form.getInputProps('company_address')} />
    </>
  )
}
