import { Switch } from '@mantine/core'
import type { Contract } from '@portal/contract/contracts'
import type { User } from '@portal/contract/users'
import { isOpenOn } from '@portal/domain/contracts'
import { formatDay } from '@portal/domain/days'
import { IconUserOff } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { t } from '../../../messages/messages.ts'
import { useToday, useUser } from '../../../session/use-user.ts'
import { newestContracts } from '../profile-queries.ts'
import { useSaveAtOnce } from './use-save-at-once.ts'

const ConfirmDialog = lazy(() =>
  import('../../../shared/dialogs/confirm-dialog.tsx').then((file) => ({ default: file.ConfirmDialog })),
)

/** Whether a person may sign in; saved when it is moved. */
export function ActiveSwitch({ user }: { user: User }) {
  const me = useUser()
  const today = useToday()
  const queryClient = useQueryClient()
  const { save, isSaving } = useSaveAtOnce(user)
  /** What deactivating would mean; present while it is being asked about. */
  const [warning, setWarning] = useState<string>()

  const askToDeactivate = async () => {
    const contracts = await queryClient.fetchQuery(newestContracts(user.id)).then(
      (log) => log.paginate_contracts.filter(({ end_date }) => isOpenOn({ endDate: end_date }, today)),
      () => undefined,
    )
    setWarning(t.userProfile.deactivation(user.full_name, contracts?.map(inWords)))
  }

  const reason = user.id === me.id ? t.userProfile.notYourself : t.userProfile.outOfReach
  return (
    <>
      <Switch
        label={t.userProfile.active}
        description={user.can.deactivate ? undefined : reason}
        checked={user.active}
        disabled={!user.can.deactivate || isSaving}
        onChange={({ currentTarget }) =>
          void (currentTarget.checked ? save({ active: true }) : askToDeactivate())
        }
      />
      <Suspense>
        {warning !== undefined && (
          <ConfirmDialog
            text={warning}
            confirmLabel={t.userProfile.deactivate}
            icon={<IconUserOff size={18} />}
            onConfirm={() => save({ active: false })}
            onClose={() => setWarning(undefined)}
          />
        )}
      </Suspense>
    </>
  )
}

const inWords = ({ project, start_date, end_date }: Contract) =>
  end_date === null
    ? t.userProfile.openContractFrom(project, formatDay(start_date))
    : t.userProfile.openContractUntil(project, formatDay(start_date), formatDay(end_date))
