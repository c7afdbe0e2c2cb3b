import { ActionIcon } from '@mantine/core'
import { IconDotsVertical, IconPencil, IconTrash } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { t } from '../../messages/messages.ts'
import { useIsPhone } from '../../shared/breakpoints.ts'
import { RowAction, RowActions } from '../../shared/lists/cells/cells.tsx'
import type { CustomerOptionsProps } from './customer-acts.ts'

const CustomerOptionsMenu = lazy(() =>
  import('./customer-options-menu.tsx').then((file) => ({ default: file.CustomerOptionsMenu })),
)

/** Edit and delete: icons on a desktop, a menu on a phone, which only phones fetch. */
export function CustomerOptions(props: CustomerOptionsProps) {
  const isPhone = useIsPhone()
  if (!isPhone) return <OptionIcons {...props} />
  return (
    <Suspense fallback={<MenuOnItsWay company={props.customer.company_name} />}>
      <CustomerOptionsMenu {...props} />
    </Suspense>
  )
}

/** Holds the place, so that nothing moves when the menu arrives. */
const MenuOnItsWay = ({ company }: { company: string }) => (
  <ActionIcon aria-label={t.customers.actionsOf(company)} disabled>
    <IconDotsVertical size={20} aria-hidden />
  </ActionIcon>
)

function OptionIcons({ customer, onEdit, onDelete }: CustomerOptionsProps) {
  const { company_name, can } = customer
  return (
    <RowActions>
      {can.update && (
        <RowAction
          label={t.actions.editNamed(company_name)}
          icon={<IconPencil size={18} aria-hidden />}
          onClick={() => onEdit(customer)}
        />
      )}
      <RowAction
        label={t.actions.deleteNamed(company_name)}
        icon={<IconTrash size={18} aria-hidden />}
        refusal={can.delete_refusal ?? undefined}
        onClick={() => onDelete(customer)}
      />
    </RowActions>
  )
}
