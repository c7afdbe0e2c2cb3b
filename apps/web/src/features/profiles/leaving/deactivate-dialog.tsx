import { Checkbox } from '@mantine/core'
import type { User } from '@portal/contract/accounts/user'
import type { BehindLastDay as Behind } from '@portal/contract/profiles/leaving'
import { formatDay } from '@portal/domain/days'
import { IconUserOff } from '@tabler/icons-react'
import { useState } from 'react'
import { t } from '../../../messages/messages.ts'
import { useNameOfPerson } from '../../../reference/use-name-of-person.ts'
import { useToday } from '../../../session/use-user.ts'
import { ConfirmDialog } from '../../../shared/dialogs/confirm-dialog.tsx'
import { BehindLastDay } from './behind-last-day.tsx'
import styles from './deactivate-dialog.module.css'

type Props = {
  user: User
  /** What lies behind the last work day; undefined when it could not be loaded. */
  behind: Behind | undefined
  onConfirm: (endsContracts: boolean) => unknown
  onClose: () => void
}

/** Asks before a user is deactivated, names what they leave, and offers to end their contracts in the same step. */
export function DeactivateDialog({ user, behind, onConfirm, onClose }: Props) {
  const today = useToday()
  const name = useNameOfPerson(user.id, user.full_name)
  const [endsContracts, setEndsContracts] = useState(false)
  return (
    <ConfirmDialog
      text={t.profiles.deactivation(name)}
      confirmLabel={t.profiles.deactivate}
      icon={<IconUserOff size={18} />}
      onConfirm={() => onConfirm(endsContracts)}
      onClose={onClose}
    >
      {behind === undefined && <p className={styles.text}>{t.leaving.unknown(formatDay(today))}</p>}
      {behind && <BehindLastDay {...behind} />}
      {behind?.contracts.count === 0 && <p className={styles.text}>{t.profiles.noOpenContract}</p>}
      {behind?.contracts.count !== 0 && (
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
