import { NativeSelect } from '@mantine/core'
import type { AvailablePerson } from '@portal/contract/dashboards/dashboards'
import type { User } from '@portal/contract/users'
import { availabilities } from '@portal/domain/people/job-statuses'
import { t } from '../../../messages/messages.ts'
import { useAccountChoice } from '../../../reference/accounts/use-account-choice.ts'

const texts = { saved: t.dashboards.statusSaved, failed: t.dashboards.statusFailed }
const choices = availabilities.map((value) => ({ value, label: t.people.availabilities[value] }))

/** Chooses whether a person can take on work. The choice is saved at once, and shown as it was after a refusal. */
export function StatusSelect({ person }: { person: AvailablePerson }) {
  const { status, can, full_name } = person
  const { chosen, save } = useAccountChoice<Pick<User, 'status'>>(person, texts)
  if (!can.update) return t.people.availabilities[status]
  return (
    <NativeSelect
      aria-label={t.dashboards.statusOf(full_name)}
      data={choices}
      value={chosen?.status ?? status}
      onChange={({ currentTarget }) => {
        const next = availabilities.find((availability) => availability === currentTarget.value)
        if (next) void save({ status: next })
      }}
    />
  )
}
