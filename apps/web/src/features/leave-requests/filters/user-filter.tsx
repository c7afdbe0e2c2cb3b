import { t } from '../../../messages/messages.ts'
import { PersonSelect } from '../../../reference/person-select.tsx'

export type UserFilterProps = {
  value: number | undefined
  onChange: (id: number | undefined) => void
}

/** Chooses one active person, or everyone. */
export const UserFilter = ({ value, onChange }: UserFilterProps) => (
  <PersonSelect
    label={t.leaveRequests.user}
    placeholder={t.lists.all}
    active
    clearable
    value={value ?? null}
    onChange={(id) => onChange(id ?? undefined)}
  />
)
