import { ActionIcon, Menu } from '@mantine/core'
import { IconDotsVertical, IconPencil, IconTrash } from '@tabler/icons-react'
import { t } from '../../messages/messages.ts'
import { refusedInWords } from '../../messages/refusals.ts'
import type { CustomerOptionsProps } from './customer-acts.ts'
import styles from './customers-page.module.css'

/** Phones have no hover, so the menu shows the reason why a customer cannot be deleted. */
export function CustomerOptionsMenu({ customer, onEdit, onDelete }: CustomerOptionsProps) {
  const { company_name, can } = customer
  const trash = <IconTrash size={18} aria-hidden />
  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <ActionIcon aria-label={t.customers.actionsOf(company_name)}>
          <IconDotsVertical size={20} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {can.update && (
          <Menu.Item leftSection={<IconPencil size={18} aria-hidden />} onClick={() => onEdit(customer)}>
            {t.actions.edit}
          </Menu.Item>
        )}
        {can.delete_refusal === null ? (
          <Menu.Item c="var(--mantine-color-error)" leftSection={trash} onClick={() => onDelete(customer)}>
            {t.actions.delete}
          </Menu.Item>
        ) : (
          <Menu.Item leftSection={trash} aria-disabled closeMenuOnClick={false} className={styles.refused}>
            {t.actions.delete}
            <span className={styles.refusal}>{refusedInWords(can.delete_reason, can.delete_refusal)}</span>
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
