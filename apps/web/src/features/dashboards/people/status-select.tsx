import { NativeSelect } from '@mantine/core'
import type { AvailablePerson } from '@portal/contract/dashboards/dashboards'
import { type User, users } from '@portal/contract/users'
import { type Availability, availabilities } from '@portal/domain/people/job-statuses'
import { useApiMutation } from '../../../api/query.ts'
import { t } from '../../../messages/messages.ts'
import { createSaves, useSavedChoice } from '../../../shared/forms/use-saved-choice.ts'
import { toastError, toastSuccess } from '../../../shared/toasts/toasts.ts'

const choices = availabilities.map((value) => ({ value, label: t.people.availabilities[value] }))

/** Whether a person can take on work; saved at once, and shown as it was after a refusal. */
export function StatusSelect({ person }: { person: AvailablePerson }) {
  const { status, can, full_name } = person
  const { chosen, save } = useSaveStatus(person)
  if (!can.update) return t.people.availabilities[status]
  return (
    <NativeSelect
      aria-label={t.dashboards.statusOf(full_name)}
      data={choices}
      value={chosen ?? status}
      onChange={({ currentTarget }) => {
        const next = availabilities.find((availability) => availability === currentTarget.value)
        if (next) void save(next)
      }}
    />
  )
}

const inTurn = createSaves<User>()

function useSaveStatus(person: AvailablePerson) {
  const update = useApiMutation(users.update)
  const { chosen, choose } = useSavedChoice(person, (status: Availability) =>
    inTurn(person, ({ id, version }) =>
      update.mutateAsync({ params: { id }, ifMatch: version, body: { user: { status } } }),
    ),
  )
  const save = async (status: Availability) => {
    try {
      await choose(status)
      toastSuccess(t.dashboards.statusSaved)
    } catch (error) {
      toastError(error instanceof Error ? error : t.dashboards.statusFailed)
    }
  }
  return { chosen, save }
}
