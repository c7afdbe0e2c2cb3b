import { Link } from '@tanstack/react-router'
import { t } from '../../../messages/messages.ts'
import { useMayOpen } from '../../../session/use-permissions.ts'
import styles from './record-fields.module.css'

/** Help where a contract is missing: managers get a link to the person's contracts, others are told to ask one. */
export function ContractHelp({ userId }: { userId: number }) {
  const mayAdd = useMayOpen('/manage-contracts')
  if (!mayAdd) return t.hours.contractHelp
  return (
    <Link to="/manage-contracts" search={{ user_id: userId }} className={styles.help}>
      {t.hours.contractsOfPerson}
    </Link>
  )
}
