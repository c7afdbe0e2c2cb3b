import { ActionIcon, Menu } from '@mantine/core'
import type { Customer } from '@portal/contract/customers'
import { IconDotsVertical, IconPencil, IconTrash } from '@tabler/icons-react'
import { t } from '../../messages/messages.ts'
import { useIsPhone } from '../../shared/breakpoints.ts'
import { RowAction, RowActions } from '../../shared/cells.tsx'
import styles from './customers-page.module.css'

export type CustomerActs = { onEdit: (customer: Customer) => void; onDelete: (customer: Customer) => void }
type Props = CustomerActs & { customer: Customer }

/** Delete and edit: icons on a desktop, a menu on a phone. */
export function CustomerOptions(props: Props) {
  const isPhone = useIsPhone()
  return isPhone ? <OptionsMenu {...props} /> : <OptionIcons {...props} />
}

const trash = <IconTrash size={18} aria-hidden />
const pencil = <IconPencil size={18} aria-hidden />

function OptionIcons({ customer, onEdit, onDelete }: Props) {
  const { company_name, can } = customer
  return (
    <RowActions>
      <RowAction
        label={t.actions.deleteNamed(company_name)}
        icon={trash}
        refusal={can.deleteRefusal ?? undefined}
        onClick={() => onDelete(customer)}
      />
      {can.update && (
        <RowAction label={t.actions.editNamed(company_name)} icon={pencil} onClick={() => onEdit(customer)} />
      )}
    </RowActions>
  )
}

/** There is no hovering on a phone: why a company cannot be deleted stands in the menu, and can be read there. */
function OptionsMenu({ customer, onEdit, onDelete }: Props) {
  const { company_name, can } = customer
  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <ActionIcon aria-label={t.customers.actionsOf(company_name)}>
          <IconDotsVertical size={20} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {can.deleteRefusal === null ? (
          <Menu.Item color="red" leftSection={trash} onClick={() => onDelete(customer)}>
            {t.actions.delete}
          </Menu.Item>
        ) : (
          <Menu.Item leftSection={trash} aria-disabled closeMenuOnClick={false} className={styles.refused}>
            {t.actions.delete}
            <span className={styles.refusal}>{can.deleteRefusal}</span>
          </Menu.Item>
        )}
        {can.update && (
          <Menu.Item leftSection={pencil} onClick={() => onEdit(customer)}>
            {t.actions.edit}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
