import '../../../theme/mantine-profiles.css'
import { NativeSelect, Switch } from '@mantine/core'
import type { Contract } from '@portal/contract/contracts'
import { type User, users } from '@portal/contract/users'
import { isOpenOn } from '@portal/domain/contracts'
import { formatDay } from '@portal/domain/days'
import { availabilities } from '@portal/domain/job-statuses'
import { IconUserOff } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { t } from '../../../messages/messages.ts'
import { useToday, useUser } from '../../../session/use-user.ts'
import { toastError, toastSuccess } from '../../../shared/toasts.ts'
import { Fact, FactList } from '../fact-list.tsx'
import { newestContracts, useUpdateUser } from '../profile-queries.ts'

const ConfirmDialog = lazy(() =>
  import('../../../shared/dialogs/confirm-dialog.tsx').then((file) => ({ default: file.ConfirmDialog })),
)

/** Whether a person may sign in; saved at once. */
export function ActiveSwitch({ user }: { user: User }) {
  const me = useUser()
  const today = useToday()
  const queryClient = useQueryClient()
  const { save, isSaving } = useSaveAtOnce(user)
  /** The question of the confirmation dialog; undefined while it is closed. */
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

/** Whether a person can take on work; saved at once. */
export function AvailabilitySelect({ user }: { user: User }) {
  const { save } = useSaveAtOnce(user)
  if (!user.can.update) {
    return (
      <FactList>
        <Fact label={t.userProfile.availability} text={t.userProfile.availabilities[user.status]} />
      </FactList>
    )
  }
  return (
    <NativeSelect
      label={t.userProfile.availability}
      data={availabilities.map((value) => ({ value, label: t.userProfile.availabilities[value] }))}
      value={user.status}
      onChange={({ currentTarget }) => {
        const status = availabilities.find((availability) => availability === currentTarget.value)
        if (status && status !== user.status) void save({ status })
      }}
    />
  )
}

type Changes = Partial<Pick<User, 'active' | 'status' | 'version'>>

let lastSave: Promise<unknown> = Promise.resolve()

/** Saves wait for each other: each must know the version that the one before has made. */
function inTurn(save: () => Promise<void>): Promise<void> {
  const saved = lastSave.then(save)
  lastSave = saved.catch(() => undefined)
  return saved
}

/** Saves a switch or a select when it is changed. It shows the new value at once, and the old one after a refusal. */
function useSaveAtOnce(user: User) {
  const queryClient = useQueryClient()
  const update = useUpdateUser()
  const everyCopy = { queryKey: [users.show.url] }

  const show = (changes: Changes) =>
    queryClient.setQueriesData<User>(everyCopy, (known) =>
      known?.id === user.id ? { ...known, ...changes } : known,
    )

  const known = () =>
    queryClient
      .getQueriesData<User>(everyCopy)
      .map(([, copy]) => copy)
      .find((copy) => copy?.id === user.id) ?? user

  const save = async (changes: Pick<Changes, 'active' | 'status'>) => {
    const before = { active: user.active, status: user.status }
    // The answer of a request that is under way would show the old value for a moment.
    await queryClient.cancelQueries(everyCopy)
    show(changes)
    try {
      await inTurn(async () => {
        const { id, version } = known()
        const saved = await update.mutateAsync({ params: { id }, ifMatch: version, body: { user: changes } })
        show({ version: saved.version })
      })
      toastSuccess(t.userProfile.userUpdated)
    } catch (error) {
      show(before)
      toastError(error instanceof Error ? error : t.userProfile.updateFailed)
    }
  }

  return { save, isSaving: update.isPending }
}
