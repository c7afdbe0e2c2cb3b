import { Link } from '@tanstack/react-router'
import { t } from '../../../messages/messages.ts'
import { useMayOpen } from '../../../session/use-permissions.ts'
import styles from './record-fields.module.css'

/** Who can help where a contract is missing: a manager, who is led to the person's contracts. */
export function ContractHelp({ userId }: { userId: number }) {
  const mayAdd = useMayOpen('/manage-contracts')
  if (!mayAdd) return t.hours.contractHelp
  return (
    <Link to="/manage-contracts" search={{ user_id: userId }} className={styles.help}>
      {t.hours.contractsOfPerson}
    </Link>
  )
}
