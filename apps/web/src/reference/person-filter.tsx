import { t } from '../messages/messages.ts'
import { PersonSelect } from './person-select.tsx'

type Props = { label: string; value: number | undefined; onChange: (id: number | undefined) => void }

/** Chooses one active person, or everyone. */
export const PersonFilter = ({ label, value, onChange }: Props) => (
  <PersonSelect
    label={label}
    placeholder={t.lists.all}
    active
    clearable
    value={value ?? null}
    onChange={(id) => onChange(id ?? undefined)}
  />
)
