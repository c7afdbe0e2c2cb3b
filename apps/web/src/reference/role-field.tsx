import '../theme/mantine-fields.css'
import { MultiSelect, type MultiSelectProps } from '@mantine/core'
import { type SubRole, subRoles } from '@portal/contract/reference'
import { generalRoles } from '@portal/domain/roles'
import { useQuery } from '@tanstack/react-query'
import { q } from '../api/query.ts'
import { t } from '../messages/messages.ts'
import { useMayConfer } from '../session/use-permissions.ts'
import { enterStaysHere, searchDropdown } from '../shared/fields/search-dropdown.ts'

type Props = Omit<MultiSelectProps, 'data' | 'label' | 'value' | 'defaultValue' | 'onChange'> & {
  value: readonly number[]
  onChange: (ids: number[]) => void
}

/** Chooses sub-roles by id: those that the signed-in user may confer, and any that are chosen already. */
export function RoleField({ value, onChange, error, ...rest }: Props) {
  const mayConfer = useMayConfer()
  const known = useQuery(q(subRoles.list))
  const offered = (known.data ?? []).filter(({ id, role }) => mayConfer(role) || value.includes(id))
  return (
    <MultiSelect
      label={t.roles.label}
      placeholder={value.length === 0 ? t.roles.placeholder : undefined}
      nothingFoundMessage={t.fields.nothingFound}
      selectFirstOptionOnChange
      comboboxProps={searchDropdown}
      onKeyDown={enterStaysHere}
      {...rest}
      data={groupsOf(offered)}
      value={value.map(String)}
      onChange={(chosen) => onChange(chosen.map(Number))}
      error={known.isLoadingError ? t.roles.failed : error}
    />
  )
}

const groupsOf = (offered: readonly SubRole[]) =>
  generalRoles
    .map((role) => ({
      group: t.roles.groups[role],
      items: offered
        .filter((subRole) => subRole.role === role)
        .map(({ id, name }) => ({ value: String(id), label: name })),
    }))
    .filter(({ items }) => items.length > 0)
