import { ActionIcon } from '@mantine/core'
import { IconDotsVertical } from '@tabler/icons-react'
import { t } from '../../messages/messages.ts'
import { useIsPhone } from '../../shared/breakpoints.ts'
import { RowOptions } from '../../shared/lists/row-options.tsx'
import { latePart } from '../../shared/stand-ins/late-part.tsx'
import type { CustomerOptionsProps } from './customer-acts.ts'

const CustomerOptionsMenu = latePart(
  () => import('./customer-options-menu.tsx').then((file) => file.CustomerOptionsMenu),
  LoadingMenu,
  LoadingMenu,
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
  return <CustomerOptionsMenu {...props} />
}

/** As large as the menu's button, so that nothing moves once the menu is loaded. */
function LoadingMenu({ customer }: CustomerOptionsProps) {
  return (
    <ActionIcon aria-label={t.customers.actionsOf(customer.company_name)} disabled>
      <IconDotsVertical size={20} aria-hidden />
    </ActionIcon>
  )
}
