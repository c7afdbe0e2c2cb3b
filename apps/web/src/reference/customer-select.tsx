import { customers } from '@portal/contract/customers'
import { q } from '../api/query.ts'
import { t } from '../messages/messages.ts'
import { useServedChoices } from '../shared/choices/use-served-choices.ts'
import { IdSelect, type IdSelectProps } from '../shared/fields/id-select.tsx'

/** Chooses a customer. The server searches when there are more than a hundred. */
export function CustomerSelect({ value = null, error, ...rest }: Omit<IdSelectProps, 'choices' | 'search'>) {
  const { isFailed, ...served } = useServedChoices({
    ask: (query) => q(customers.names, { query }),
    toChoice: ({ id, company_name }) => ({ id, name: company_name }),
    value,
  })
  return <IdSelect {...rest} {...served} value={value} error={isFailed ? t.fields.customersFailed : error} />
}
