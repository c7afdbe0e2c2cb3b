import { ActionIcon } from '@mantine/core'
import { IconDotsVertical } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { t } from '../../messages/messages.ts'
import { useIsPhone } from '../../shared/breakpoints.ts'
import { RowOptions } from '../../shared/lists/row-options.tsx'
import type { CustomerOptionsProps } from './customer-acts.ts'

const CustomerOptionsMenu = lazy(() =>
  import('./customer-options-menu.tsx').then((file) => ({ default: file.CustomerOptionsMenu })),
)

/** Edit and delete: icons on a desktop, a menu on a phone; only phones load its code. */
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
  return (
    <Suspense fallback={<LoadingMenu company={props.customer.company_name} />}>
      <CustomerOptionsMenu {...props} />
    </Suspense>
  )
}

/** As large as the menu's button, so that nothing moves once the menu is loaded. */
const LoadingMenu = ({ company }: { company: string }) => (
  <ActionIcon aria-label={t.customers.actionsOf(company)} disabled>
    <IconDotsVertical size={20} aria-hidden />
  </ActionIcon>
)
