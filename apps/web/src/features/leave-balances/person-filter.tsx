import { t } from '../../messages/messages.ts'
import { PersonSelect } from '../../reference/person-select.tsx'

export type PersonFilterProps = { value: number | undefined; onChange: (id: number | undefined) => void }

/** Chooses one of the active people, or all of them. */
export const PersonFilter = ({ value, onChange }: PersonFilterProps) => (
  <PersonSelect
    label={t.leaveBalances.user}
    placeholder={t.lists.all}
    active
    clearable
    value={value ?? null}
    onChange={(id) => onChange(id ?? undefined)}
  />
)
