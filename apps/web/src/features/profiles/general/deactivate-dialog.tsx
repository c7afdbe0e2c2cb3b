import '../../../theme/mantine-controls.css'
import { Checkbox } from '@mantine/core'
import type { Contract } from '@portal/contract/contracts'
import type { User } from '@portal/contract/users'
import { type Day, formatDay } from '@portal/domain/days'
import { IconUserOff } from '@tabler/icons-react'
import { useState } from 'react'
import { t } from '../../../messages/messages.ts'
import { useNameOfPerson } from '../../../reference/use-name-of-person.ts'
import { useToday } from '../../../session/use-user.ts'
import { ConfirmDialog } from '../../../shared/dialogs/confirm-dialog.tsx'
import styles from './deactivate-dialog.module.css'

type Props = {
  user: User
  /** The open contracts; undefined when they could not be loaded. */
  contracts: readonly Contract[] | undefined
  onConfirm: (endsContracts: boolean) => unknown
  onClose: () => void
}

/** Asks before a user is deactivated, and offers to end their contracts in the same step. */
export function DeactivateDialog({ user, contracts, onConfirm, onClose }: Props) {
  const today = useToday()
  const name = useNameOfPerson(user.id, user.full_name)
  const [endsContracts, setEndsContracts] = useState(false)
  const hasContracts = contracts === undefined || contracts.length > 0
  return (
    <ConfirmDialog
      text={t.profiles.deactivation(name)}
      confirmLabel={t.profiles.deactivate}
      icon={<IconUserOff size={18} />}
      onConfirm={() => onConfirm(endsContracts)}
      onClose={onClose}
    >
      {contracts?.length === 0 && <p className={styles.text}>{t.profiles.noOpenContract}</p>}
      {contracts === undefined && <p className={styles.text}>{t.profiles.contractsUnknown}</p>}
      {contracts !== undefined && contracts.length > 0 && (
        <>
          <p className={styles.text}>{t.profiles.contractsStayOpen}</p>
          <ul className={styles.list}>
            {contracts.map((contract) => (
              <li key={contract.id}>{inWords(contract, today)}</li>
            ))}
          </ul>
        </>
      )}
      {hasContracts && (
        <Checkbox
          className={styles.check}
          label={t.profiles.endContracts(formatDay(today))}
          description={t.profiles.endContractsHint}
          checked={endsContracts}
          onChange={({ currentTarget }) => setEndsContracts(currentTarget.checked)}
        />
      )}
    </ConfirmDialog>
  )
}

function inWords({ project, start_date, end_date }: Contract, today: Day) {
  if (start_date > today) return t.profiles.contractFromLater(project, formatDay(start_date))
  return end_date === null
    ? t.profiles.openContractFrom(project, formatDay(start_date))
    : t.profiles.openContractUntil(project, formatDay(start_date), formatDay(end_date))
}
