import { useIsPhone } from '../../entry/breakpoints.ts'
import { RowOptions } from '../../shared/lists/row-options.tsx'
import type { CustomerOptionsProps } from './customer-acts.ts'
import { CustomerOptionsMenu } from './customer-options-menu.tsx'

/** Edit and delete: icons on a desktop, a menu on a phone. */
export function CustomerOptions(props: CustomerOptionsProps) {
  const isPhone = useIsPhone()
  if (!isPhone) {
    const { customer, onEdit, onDelete } = props
    return (
      <RowOptions
        name={customer.company_name}
        can={customer.can}
        onEdit={() => onEdit(customer)}
        onDelete={() => onDelete(customer)}
      />
    )
  }
  return <CustomerOptionsMenu {...props} />
}
