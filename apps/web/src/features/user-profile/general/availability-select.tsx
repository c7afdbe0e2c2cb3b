import { NativeSelect } from '@mantine/core'
import type { User } from '@portal/contract/users'
import { availabilities } from '@portal/domain/job-statuses'
import { t } from '../../../messages/messages.ts'
import { Fact, FactList } from '../fact-list.tsx'
import { useSaveAtOnce } from './use-save-at-once.ts'

/** Whether a person can take on work; saved when it is chosen. */
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
