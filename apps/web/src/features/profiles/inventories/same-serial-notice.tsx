import { VisuallyHidden } from '@mantine/core'
import { inventories } from '@portal/contract/profiles/inventories'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { q } from '../../../api/query.ts'
import { t } from '../../../messages/messages.ts'
import styles from './same-serial-notice.module.css'

type Props = {
  serialNumber: string
  /** The piece that is changed and is left out. */
  itemId: number | undefined
}

/** Names other pieces with the same serial number; nothing is refused. */
export function SameSerialNotice({ serialNumber, itemId }: Props) {
  const query = {
    serial_number: serialNumber,
    ...(itemId !== undefined && { inventory_id: itemId }),
  }
  const isAsked = serialNumber !== ''
  const { data } = useQuery({ ...q(inventories.sameSerial, { query }), enabled: isAsked })
  const others = isAsked ? (data?.inventories ?? []) : []
  return (
    <div role="status">
      {others.length > 0 && (
        <div className={styles.notice}>
          {t.profiles.sameSerial}
          <ul className={styles.others}>
            {others.map(({ id, name, profile_id, full_name }) => (
              <li key={id}>
                {/* In a new tab, so that the form stays open. */}
                <Link
                  to="/users/$id"
                  params={{ id: String(profile_id) }}
                  search={{ tab: 'inventory' }}
                  target="_blank"
                  className={styles.other}
                >
                  {t.profiles.itemOf(name, full_name)} <VisuallyHidden>{t.profiles.newTab}</VisuallyHidden>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
