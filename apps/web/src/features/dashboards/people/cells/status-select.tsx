import { NativeSelect } from '@mantine/core'
import type { User } from '@portal/contract/accounts/user'
import type { AvailablePerson } from '@portal/contract/dashboards/dashboards'
import { availabilities } from '@portal/domain/people/job-statuses'
import { t } from '../../../../messages/messages.ts'
import { useAccountChoice } from '../../../../reference/accounts/use-account-choice.ts'
import { stateLooks } from '../../../../reference/states/states.ts'
import { StateDot, StateMark } from '../../../../shared/states/state-mark.tsx'
import styles from './status-select.module.css'

const texts = { saved: t.dashboards.statusSaved, failed: t.dashboards.statusFailed }
const choices = availabilities.map((value) => ({ value, label: t.people.availabilities[value] }))

/**
 * Shows whether a person can take on work, as a dot and a text. It is a select that looks like one under the pointer and
 * with the focus. A choice is saved at once, and shown as it was after a refusal.
 */
export function StatusSelect({ person }: { person: AvailablePerson }) {
  const { can, full_name } = person
  const { chosen, save } = useAccountChoice<Pick<User, 'status'>>(person, texts)
  const status = chosen?.status ?? person.status
  const look = stateLooks.availability[status]
  if (!can.update) return <StateMark look={look}>{t.people.availabilities[status]}</StateMark>
  return (
    <NativeSelect
      aria-label={t.dashboards.statusOf(full_name)}
      classNames={{ root: styles.root ?? '', input: styles.select ?? '', section: styles.section ?? '' }}
      leftSection={<StateDot {...look} />}
      leftSectionWidth="1.75rem"
      rightSectionWidth="1.75rem"
      data={choices}
      value={status}
      onChange={({ currentTarget }) => {
        const next = availabilities.find((availability) => availability === currentTarget.value)
        if (next) void save({ status: next })
      }}
    />
  )
}
