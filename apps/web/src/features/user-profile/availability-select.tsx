import { Select } from '@mantine/core'
import type { User } from '@portal/contract/users'
import { availabilities } from '@portal/domain/job-statuses'
import { t } from '../../messages/messages.ts'
import { useSaveAtOnce } from './use-save-at-once.ts'

/** Whether a person can take on work; saved when it is chosen. */
export function AvailabilitySelect({ user }: { user: User }) {
  const { save } = useSaveAtOnce(user)
  return (
    <Select
      label={t.userProfile.availability}
      data={availabilities.map((value) => ({ value, label: t.userProfile.availabilities[value] }))}
      searchable={false}
      disabled={!user.can.update}
      value={user.status}
      onChange={(chosen) => {
        const status = availabilities.find((availability) => availability === chosen)
        if (status && status !== user.status) void save({ status })
      }}
    />
  )
}
