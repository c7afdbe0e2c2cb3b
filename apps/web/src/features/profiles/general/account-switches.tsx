import '../../../theme/mantine-profiles.css'
import { NativeSelect, Switch } from '@mantine/core'
import type { Contract } from '@portal/contract/contracts'
import { type User, users } from '@portal/contract/users'
import { isOpenOn } from '@portal/domain/contracts'
import { availabilities } from '@portal/domain/people/job-statuses'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '../../../messages/messages.ts'
import { useToday, useUser } from '../../../session/use-user.ts'
import { Fact, FactList } from '../../../shared/facts/fact-list.tsx'
import { lateDialog } from '../../../shared/stand-ins/late-part.tsx'
import { toastError, toastSuccess } from '../../../shared/toasts/toasts.ts'
import { newestContracts, useUpdateUser } from '../profile-queries.ts'

const DeactivateDialog = lateDialog(() =>
  import('./deactivate-dialog.tsx').then((file) => file.DeactivateDialog),
)

/** Whether a person may sign in; saved at once. */
export function ActiveSwitch({ user }: { user: User }) {
  const me = useUser()
  const today = useToday()
  const queryClient = useQueryClient()
  const { save, isSaving } = useSaveAtOnce(user)
  /** The contracts that the confirmation dialog names; undefined while it is closed. */
  const [standing, setStanding] = useState<{ contracts: Contract[] | undefined }>()

  const askToDeactivate = async () => {
    const contracts = await queryClient.fetchQuery(newestContracts(user.id)).then(
      (log) => log.paginate_contracts.filter(({ end_date }) => isOpenOn({ endDate: end_date }, today)),
      () => undefined,
    )
    setStanding({ contracts })
  }

  const reason = user.id === me.id ? t.profiles.notYourself : t.profiles.outOfReach
  return (
    <>
      <Switch
        label={t.profiles.active}
        description={user.can.deactivate ? undefined : reason}
        checked={user.active}
        disabled={!user.can.deactivate || isSaving}
        onChange={({ currentTarget }) =>
          void (currentTarget.checked ? save({ active: true }) : askToDeactivate())
        }
      />
      {standing && (
        <DeactivateDialog
          user={user}
          contracts={standing.contracts}
          onConfirm={(endsContracts) => save({ active: false }, endsContracts)}
          onClose={() => setStanding(undefined)}
        />
      )}
    </>
  )
}

/** Whether a person can take on work; saved at once. */
export function AvailabilitySelect({ user }: { user: User }) {
  const { save } = useSaveAtOnce(user)
  if (!user.can.update) {
    return (
      <FactList>
        <Fact label={t.profiles.availability} text={t.people.availabilities[user.status]} />
      </FactList>
    )
  }
  return (
    <NativeSelect
      label={t.profiles.availability}
      data={availabilities.map((value) => ({ value, label: t.people.availabilities[value] }))}
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

/** Runs one save after the other, because each sends the version that the previous one returned. */
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

  const save = async (changes: Pick<Changes, 'active' | 'status'>, endsContracts = false) => {
    const before = { active: user.active, status: user.status }
    // The answer to a request that was sent before would show the old value for a moment.
    await queryClient.cancelQueries(everyCopy)
    show(changes)
    try {
      await inTurn(async () => {
        const { id, version } = known()
        const body = { user: endsContracts ? { ...changes, end_contracts: true } : changes }
        const saved = await update.mutateAsync({ params: { id }, ifMatch: version, body })
        show({ version: saved.version })
      })
      toastSuccess(t.profiles.userUpdated)
    } catch (error) {
      show(before)
      toastError(error instanceof Error ? error : t.profiles.updateFailed)
    }
  }

  return { save, isSaving: update.isPending }
}
